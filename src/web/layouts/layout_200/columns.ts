import { widthInCharacters } from "#rules/text/sentence.ts";

const CLAUSE_END = /(?<=[，、。；：！？])/;

/** In how many columns a text is written whose columns hold so many characters: a clause begins a new one rather than be broken. */
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
