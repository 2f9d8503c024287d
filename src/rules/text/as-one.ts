/** A count: its number, what it counts and the sign between them stay on one line, in scripts without spaces too. */
const NO_BREAK_SPACE = "\u00A0";
const WORD_JOINER = "\u2060";
const BETWEEN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=\S)|(?<=\d)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

export const asOne = (text: string): string => text.replaceAll(" ", NO_BREAK_SPACE).replace(BETWEEN, WORD_JOINER);
