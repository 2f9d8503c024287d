/** The number a guest is given: HXA, six digits of the day, then random signs that are never mistaken for each other. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Eleven signs of five bits: 55 random bits. */
export const ORDER_DOC_BYTES = 11;

export function orderDoc(day: string, random: Uint8Array): string {
  const signs = Array.from(random.subarray(0, ORDER_DOC_BYTES), (byte) => CROCKFORD[byte & 31]).join("");
  return `HXA${day.slice(2).replaceAll("-", "")}${signs}`;
}
