/** Several banner pictures take turns, unless the visitor pauses them or wants no motion. */
const TURN_MS = 7_000;

export function enhanceBanners(): void {
  for (const banner of document.querySelectorAll<HTMLElement>("[data-banner]")) {
    const slides = [...banner.querySelectorAll<HTMLElement>("[data-slide]")];
    const button = banner.querySelector<HTMLButtonElement>("[data-pause]");
    if (slides.length < 2 || !button) continue;
    let shown = 0;
    let isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const show = () => {
      button.hidden = false;
      button.dataset.state = isPlaying ? "playing" : "paused";
      button.setAttribute("aria-label", (isPlaying ? button.dataset.pauseLabel : button.dataset.playLabel) ?? "");
    };
    button.addEventListener("click", () => {
      isPlaying = !isPlaying;
      show();
    });
    setInterval(() => {
      if (!isPlaying || document.hidden) return;
      slides[shown]?.removeAttribute("data-shown");
      shown = (shown + 1) % slides.length;
      slides[shown]?.setAttribute("data-shown", "");
    }, TURN_MS);
    show();
  }
}
