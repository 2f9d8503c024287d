import { widthInCharacters } from "#rules/text/sentence.ts";

const CLAUSE_END = /(?<=[，、。；：！？])/;

/** How many columns of `height` characters a text takes: a clause starts a new column rather than break. */
export function columnsOf(text: string, height: number): number {
  let [columns, filled] = [1, 0];
  for (const clause of text.split(CLAUSE_END)) {
    const length = widthInCharacters(clause) / 2;
    if (filled > 0 && filled + length > height) [columns, filled] = [columns + 1, 0];
    filled += length;
    while (filled > height) [columns, filled] = [columns + 1, filled - height];
  }
  return columns;
}
