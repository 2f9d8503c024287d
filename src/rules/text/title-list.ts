/** Titles as a list within a text, by the script they are written in: "、" stands between Chinese and Japanese titles alone. */
export const titleList = (titles: readonly string[]): string =>
  titles.join(titles.every((title) => IDEOGRAPHS.test(title)) ? "、" : ", ");

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
