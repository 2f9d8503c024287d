/**
 * The time that a code is good for, and until another can be had: counted from when the page came, because the clock of a phone
 * may be minutes off.
 */
import { inWords } from "#web/ui/in-words.ts";

const SECOND_MS = 1_000;

export function enhanceWaits(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-wait]")) {
    const { textContent } = button;
    countDown(Number(button.dataset.wait), (left) => {
      button.disabled = left > 0;
      button.textContent = left > 0 ? (button.dataset.waiting ?? "").replace("{seconds}", String(left)) : textContent;
    });
  }
  for (const line of document.querySelectorAll<HTMLElement>("[data-good-for]")) {
    line.hidden = false;
    countDown(Number(line.dataset.goodFor), (left) => {
      const minutes = inWords(Math.ceil(left / 60), document.documentElement.lang);
      const text = left > 0 ? (line.dataset.left ?? "").replace("{left}", minutes) : (line.dataset.passed ?? "");
      if (line.textContent !== text) line.textContent = text;
    });
  }
}

/** `draw` gets the seconds left, every second until there are none. */
function countDown(seconds: number, draw: (left: number) => void): void {
  const end = Date.now() + seconds * SECOND_MS;
  const step = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
    draw(left);
    if (left === 0) clearInterval(ticking);
  };
  const ticking = setInterval(step, SECOND_MS);
  step();
}
