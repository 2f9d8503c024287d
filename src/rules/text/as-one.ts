/** A count or a code stays on one line: its number, what it counts and the sign between them, in scripts without spaces too. */
const NO_BREAK_SPACE = "\u00A0";
const WORD_JOINER = "\u2060";
const BETWEEN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=\S)|(?<=\d)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=-)(?=\S)/gu;

export const asOne = (text: string): string => text.replaceAll(" ", NO_BREAK_SPACE).replace(BETWEEN, WORD_JOINER);
