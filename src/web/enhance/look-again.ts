/** A page that waits for somebody's word looks again by itself, as often as it says. */
export function enhanceLookAgain(): void {
  const waiting = document.querySelector<HTMLElement>("[data-look-again]");
  if (!waiting) return;
  setTimeout(() => location.replace(waiting.dataset.lookAgain ?? ""), Number(waiting.dataset.seconds) * 1000);
}
