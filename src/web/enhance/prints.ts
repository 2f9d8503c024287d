/** Buttons that print the page; without a script the browser's own menu does. */
export function enhancePrints(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
}
