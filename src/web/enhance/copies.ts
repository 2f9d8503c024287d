/** Buttons that copy the text beside them; hidden where there is no clipboard. */
const BACK_MS = 2_500;

export function enhanceCopies(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    const label = button.querySelector("span");
    if (!label) continue;
    const usual = label.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
      label.textContent = button.dataset.copied ?? "";
      setTimeout(() => (label.textContent = usual), BACK_MS);
    });
  }
}
