/** A one-time code may be pasted with whatever stands round it; once it is whole, there is nothing left to press. */
const WHOLE = /^\d{6}$/;

export function enhanceCodes(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-code]")) {
    let was = field.value;
    field.addEventListener("input", () => {
      const digits = field.value.normalize("NFKC").replace(/\D/g, "").slice(0, 6);
      field.value = digits;
      // Filled in at one stroke, by a paste or by the phone: whoever types may want to look at it first.
      if (WHOLE.test(digits) && was.length < 5) field.form?.requestSubmit();
      was = digits;
    });
  }
}
