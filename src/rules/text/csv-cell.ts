/** Cells of a file that a spreadsheet opens: a text that would be run as a formula gets an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export type Cell = string | number | boolean | null;

export const csvCell = (value: Cell): string => {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  return FORMULA.test(value) ? `'${value}` : value;
};

/** What the owner meant: our own apostrophe is taken away again. */
export const readCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** Says that the file is UTF-8: without it Excel shows Chinese as something else. */
export const CSV_START = "\uFEFF";
