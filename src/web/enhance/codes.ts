/** A one-time code may be pasted with text around it; a complete code is submitted at once. */
const WHOLE = /^\d{6}$/;

export function enhanceCodes(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-code]")) {
    let was = field.value;
    field.addEventListener("input", () => {
      const digits = field.value.normalize("NFKC").replace(/\D/g, "").slice(0, 6);
      field.value = digits;
      // Only when it was pasted or filled in by the phone: whoever types may want to check it first.
      if (WHOLE.test(digits) && was.length < 5) field.form?.requestSubmit();
      was = digits;
    });
  }
}
