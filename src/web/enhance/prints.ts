/** Buttons that print the page; whoever has no script prints it by the browser's own menu. */
export function enhancePrints(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
}
