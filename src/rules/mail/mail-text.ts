/** What an e-mail may contain, whoever wrote it: no character that controls a mail program or the text direction. */

/** Controls, line and paragraph separators, and marks that change the direction of what follows. */
const STEERING = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** Text of several lines: line breaks stay. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(STEERING, (sign) => (sign === "\n" ? sign : ""));
}

const LONGEST_HEADER = 200;

/** One line for a header: what would begin another one is a space. */
export function headerText(text: string): string {
  const line = cleanText(text.replace(/[\r\n\u2028\u2029]+/g, " "))
    .replace(/\s+/g, " ")
    .trim();
  const signs = Array.from(line.slice(0, (LONGEST_HEADER + 1) * 2));
  return signs.length <= LONGEST_HEADER ? signs.join("") : `${signs.slice(0, LONGEST_HEADER - 1).join("")}…`;
}

/** As browsers check it: one address, and nothing that a header could be made of. */
const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const isMailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);
