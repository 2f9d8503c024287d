/** A page that waits for a result reloads itself, as often as it says. */
export function enhanceLookAgain(): void {
  const waiting = document.querySelector<HTMLElement>("[data-look-again]");
  if (!waiting) return;
  setTimeout(() => location.replace(waiting.dataset.lookAgain ?? ""), Number(waiting.dataset.seconds) * 1000);
}
