/** What the visitor has answered to the question of consent, in this browser. */
const CHOICE = "yado.consent";

export const consentAnswer = (): string | null => localStorage.getItem(CHOICE);

export const keepConsentAnswer = (answer: string): void => localStorage.setItem(CHOICE, answer);

/** If an answer cannot be stored, it would be asked on every page: then it is not asked. */
export function isConsentAnswered(): boolean {
  try {
    return consentAnswer() !== null;
  } catch {
    return true;
  }
}
