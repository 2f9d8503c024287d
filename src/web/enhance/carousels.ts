/** Lists that scroll sideways get buttons, where there is more than fits. Without this they are swiped or moved by the keys. */
export function enhanceCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    const track = carousel.firstElementChild as HTMLElement | null;
    const ways = carousel.querySelector<HTMLElement>(":scope > [data-ways]");
    if (!track || !ways) continue;
    const buttons = [...ways.querySelectorAll<HTMLButtonElement>("[data-move]")];
    const note = () => {
      const rest = track.scrollWidth - track.clientWidth;
      ways.hidden = rest < 2;
      for (const button of buttons) {
        const isEnd = button.dataset.move === "1" ? track.scrollLeft > rest - 2 : track.scrollLeft < 2;
        // Never disabled: whoever has just pressed it would lose the focus.
        button.setAttribute("aria-disabled", String(isEnd));
      }
    };
    for (const button of buttons) {
      button.addEventListener("click", () => {
        track.scrollBy({ left: Number(button.dataset.move) * track.clientWidth * 0.85 });
      });
    }
    track.addEventListener("scroll", note, { passive: true });
    new ResizeObserver(note).observe(track);
  }
}
