/** An order's short code: eight characters to read out and to type. It finds the order only together with its contact. */

/** No 0, O, 1 or I: 32 characters, so each carries five random bits. */
const CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const SHORT_CODE_BYTES = 8;

export function shortCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, SHORT_CODE_BYTES), (byte) => CHARACTERS[byte & 31]).join("");
}

/** As it is shown and read out: ABCD-EFGH. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

const SHAPE = /^[2-9A-HJ-NP-Z]{8}$/;
/** Between the characters, however a person or a phone's keyboard writes it. */
const BETWEEN = /[\s\p{Pd}]/gu;

/** The code that was typed, in any case and with spaces or dashes; null where it can't be one. */
export function readShortCode(typed: string): string | null {
  // Full-width letters, as an East Asian keyboard writes them, are the same ones.
  const code = typed.normalize("NFKC").replace(BETWEEN, "").toUpperCase();
  return SHAPE.test(code) ? code : null;
}
