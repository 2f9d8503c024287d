/**
 * Several banner pictures take turns, unless the visitor pauses them or wants no motion. One that waits is not fetched before
 * its turn comes near: what is read first does not share the line with it, and who pauses never pays for it.
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
      // On a slow line it misses this turn and has the next.
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
