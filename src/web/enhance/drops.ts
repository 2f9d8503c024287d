/** Drop-downs and sheets: Escape and a click elsewhere close them and restore the focus. */
export function enhanceDrops(): void {
  const open = () => [...document.querySelectorAll<HTMLDetailsElement>("details[data-drop][open]")];
  document.addEventListener("click", (event) => {
    for (const drop of open()) if (!drop.contains(event.target as Node)) drop.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const drop of open()) {
      drop.open = false;
      drop.querySelector("summary")?.focus();
    }
  });
  // Tabbing out of one closes it.
  document.addEventListener("focusin", (event) => {
    for (const drop of open()) if (!drop.contains(event.target as Node)) drop.open = false;
  });
  // A link to a place on the same page would leave the sheet open over it.
  for (const sheet of document.querySelectorAll<HTMLDetailsElement>("details.sheet")) {
    sheet.addEventListener("click", (event) => {
      if ((event.target as Element).closest("a")) sheet.open = false;
    });
  }
}
