/**
 * Gives lists that scroll sideways buttons, if there is more than fits. Without a script they are swiped or moved with the
 * keys.
 */
export function enhanceCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    const track = carousel.firstElementChild as HTMLElement | null;
    const ways = carousel.querySelector<HTMLElement>(":scope > [data-ways]");
    if (!track || !ways) continue;
    const buttons = [...ways.querySelectorAll<HTMLButtonElement>("[data-move]")];
    const reel = reelOf(track, ways);
    const note = () => {
      const rest = track.scrollWidth - track.clientWidth;
      ways.hidden = rest < 2;
      const at = reel?.note(rest);
      for (const button of buttons) {
        const isOn = button.dataset.move === "1";
        const isEnd = at?.[isOn ? "isLast" : "isFirst"] ?? (isOn ? track.scrollLeft > rest - 2 : track.scrollLeft < 2);
        // Never disabled: a disabled button would lose the focus.
        button.setAttribute("aria-disabled", String(isEnd));
      }
    };
    const move = (step: number) => {
      if (reel) reel.step(step);
      else track.scrollBy({ left: step * track.clientWidth * 0.85 });
      note();
    };
    for (const button of buttons) button.addEventListener("click", () => move(Number(button.dataset.move)));
    if (reel) {
      track.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined || track.scrollWidth - track.clientWidth < 2) return;
        event.preventDefault();
        move(step);
      });
    }
    track.addEventListener("scroll", note, { passive: true });
    new ResizeObserver(note).observe(track);
  }
}

/** How long a step may take: scrolling during that time is ours, not the visitor's. */
const STEP_MS = 700;

/** In a carousel of frames the current one is marked with data-current and counted. */
function reelOf(track: HTMLElement, ways: HTMLElement) {
  const frames = [...track.querySelectorAll<HTMLElement>("[data-frame]")];
  const counter = ways.querySelector("[data-at]");
  if (frames.length === 0) return null;
  let shown = 0;
  let steppedAt = -STEP_MS;

  const mark = () => {
    for (const [index, frame] of frames.entries()) frame.toggleAttribute("data-current", index === shown);
    if (counter) counter.textContent = String(shown + 1).padStart(2, "0");
    return { isFirst: shown === 0, isLast: shown === frames.length - 1 };
  };
  return {
    note(rest: number) {
      if (performance.now() - steppedAt > STEP_MS && rest > 1) {
        // The point that counts as "current" moves from the left edge to the right as the list scrolls from start to end.
        const eye = track.getBoundingClientRect().left + (track.scrollLeft / rest) * track.clientWidth;
        const passed = frames.findIndex((frame) => frame.getBoundingClientRect().right >= eye);
        shown = passed === -1 ? frames.length - 1 : passed;
      }
      return mark();
    },
    step(by: number) {
      shown = Math.min(Math.max(shown + by, 0), frames.length - 1);
      steppedAt = performance.now();
      const box = frames[shown]!.getBoundingClientRect();
      const middle = track.getBoundingClientRect().left + track.clientWidth / 2;
      const { isFirst, isLast } = mark();
      const far = track.scrollWidth;
      track.scrollBy({ left: isFirst ? -far : isLast ? far : box.left + box.width / 2 - middle });
    },
  };
}
