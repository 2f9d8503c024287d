/**
 * Rotates several banner pictures, unless the visitor pauses them or prefers no motion. A picture is loaded shortly before its
 * turn, so that it does not delay the first one.
 */
const TURN_MS = 7_000;

export function enhanceBanners(): void {
  for (const banner of document.querySelectorAll<HTMLElement>("[data-banner]")) {
    const slides = [...banner.querySelectorAll<HTMLElement>("[data-slide]")];
    const button = banner.querySelector<HTMLButtonElement>("[data-pause]");
    if (slides.length < 2 || !button) continue;
    let shown = 0;
    let isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const next = () => slides[(shown + 1) % slides.length]!;
    const makeReady = () => {
      if (isPlaying) next().dataset.near = "";
    };
    const show = () => {
      button.hidden = false;
      button.dataset.state = isPlaying ? "playing" : "paused";
      button.setAttribute("aria-label", (isPlaying ? button.dataset.pauseLabel : button.dataset.playLabel) ?? "");
    };
    button.addEventListener("click", () => {
      isPlaying = !isPlaying;
      makeReady();
      show();
    });
    setInterval(() => {
      if (!isPlaying || document.hidden) return;
      // If it loads too slowly it is skipped until its next turn.
      if (!next().querySelector("img")?.complete) return;
      slides[shown]?.removeAttribute("data-shown");
      next().dataset.shown = "";
      shown = (shown + 1) % slides.length;
      setTimeout(makeReady, TURN_MS / 2);
    }, TURN_MS);
    setTimeout(makeReady, TURN_MS / 2);
    show();
  }
}
