/** What became of the offer of a language in this browser: closed, or a language was chosen. */
const ANSWERED = "yado.language-offer";

export const keepLanguageAnswer = (answer: "closed" | "chosen"): void => localStorage.setItem(ANSWERED, answer);

/** If the answer cannot be stored, it would be asked on every page: then it is not asked. */
export function isLanguageAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWERED) !== null;
  } catch {
    return true;
  }
}
