/** Text from outside as paper can hold it: nothing in it turns the line around, hides, or moves the pen. */

const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Those that keep two words together, in one spelling: clocks and amounts are written with several. */
const GLUED_SPACES = /[\u2007\u202F]/g;
/** Spaces of any width except the ideographic one, which is as wide as a character on purpose. */
const OTHER_SPACES = /[\t\u1680\u2000-\u2006\u2008-\u200A\u205F]/g;
/** Controls, marks of direction, joiners, selectors of variants, fillers: what is never seen by itself. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Line breaks stay. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(LINE_ENDS, "\n")
    .replace(GLUED_SPACES, "\u00A0")
    .replace(OTHER_SPACES, " ")
    .replace(INVISIBLE, "");
}

/** For a name, a number, an address: line breaks become spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n+/g, " ").trim();

/** For what was written in several lines; empty ones are left out, or a page of them could be ordered. */
export function cleanParagraphs(text: string): string[] {
  return cleanText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
