import { inWords } from "#web/ui/in-words.ts";

/** The time left until a real deadline, in minutes. Nothing blinks, and deadlines days away are not counted down. */
const LOOK_MS = 10_000;
export const MOST_HOURS = 48;

export function enhanceDeadlines(): void {
  for (const left of document.querySelectorAll<HTMLElement>("[data-deadline]")) {
    // By the server's clock: a phone's may be wrong.
    const end = Number(left.dataset.deadline) * 1000 - Number(left.dataset.now) + Date.now();
    const show = () => {
      const minutes = Math.ceil((end - Date.now()) / 60_000);
      left.hidden = minutes > MOST_HOURS * 60;
      left.textContent =
        minutes > 0
          ? (left.dataset.left ?? "").replace("{left}", inWords(minutes, document.documentElement.lang))
          : (left.dataset.passed ?? "");
    };
    show();
    setInterval(show, LOOK_MS);
  }
}
