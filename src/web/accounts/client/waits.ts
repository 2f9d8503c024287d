/** Another code can be had a minute after the last: until then the button counts down instead of being refused. */
import { CODE_LIMITS } from "#rules/people/sign-in-limits.ts";

const SECOND_MS = 1_000;

export function enhanceWaits(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-wait]")) {
    const text = button.textContent;
    const until = Number(button.dataset.wait) * SECOND_MS;
    // The clock of a phone may be minutes off: nobody waits longer than the pause.
    const end = Math.min(until, Date.now() + CODE_LIMITS.pause_seconds * SECOND_MS);
    const draw = () => {
      const left = Math.ceil((end - Date.now()) / SECOND_MS);
      button.disabled = left > 0;
      button.textContent = left > 0 ? (button.dataset.waiting ?? "").replace("{seconds}", String(left)) : text;
      if (left <= 0) clearInterval(ticking);
    };
    const ticking = setInterval(draw, SECOND_MS);
    draw();
  }
}
