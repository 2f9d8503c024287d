/** Telephone numbers as people write them. Whether one exists is judged by libphonenumber, outside the rules. */

/** Digits, and the + before them. */
export const dialled = (phone: string): string => phone.replace(/[^+\d]/g, "");

/** A number as people write it, as an address that a telephone dials. */
export function phoneLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** As the wire takes it: full-width digits and the dots, slashes and dashes of other countries become ours. */
export const plainPhone = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/[./·•]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^00(?=[1-9])/, "+");

/** Written with its country: +81 … or 0081 …. */
export const isInternational = (phone: string): boolean => plainPhone(phone).startsWith("+");
