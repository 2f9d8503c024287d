/** What a guest may write into the fields of an order: the contract and the browser judge by the same rule. */

/** Half of a character is no text: the database refuses it. */
export const isWhole = (text: string): boolean => !/\p{Cs}/u.test(text);

/** A text as it is stored: trimmed and normalised. */
export const tidy = (text: string): string => text.trim().normalize("NFC");

/** Bidirectional overrides count as control characters: they could turn a name around in a mail or a PDF. */
export const NAME = /^[^\p{Cc}\u2028-\u202E\u2066-\u2069<>]{1,60}$/u;

/** Both names with a space between; may be left to us. */
export const WHOLE_NAME = /^[^\p{Cc}\u2028-\u202E\u2066-\u2069<>]{0,121}$/u;

/** Eight to fifteen digits, set apart as the guest likes. */
export const PHONE = { most: 40, pattern: /^\+?(?:[ ()-]*\d){8,15}[ ()-]*$/ };

/** As browsers judge an e-mail field. */
export const EMAIL = {
  most: 254,
  pattern:
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
};

/** Line breaks are welcome, NUL and its kin are not: the database would refuse them. */
export const MEMO = /^[\t\n\r\P{Cc}]{0,500}$/u;

/** Two letters of ISO 3166, and a time of day; both may be left out. */
export const COUNTRY = /^(?:[A-Z]{2})?$/;
export const ARRIVAL_TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** Each judges a text as it was typed: what tidying mends is no mistake. */
const judge =
  (pattern: RegExp, most = Infinity) =>
  (text: string): boolean => {
    const tidied = tidy(text);
    return isWhole(tidied) && tidied.length <= most && pattern.test(tidied);
  };

export const isName = judge(NAME);
export const isPhone = judge(PHONE.pattern, PHONE.most);
export const isEmail = judge(EMAIL.pattern, EMAIL.most);
export const isMemo = judge(MEMO);
