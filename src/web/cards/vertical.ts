/** A title in vertical columns, the first on the right. Korean and Latin text is never set this way. */
import type { CardNode } from "#contract/card.ts";
import type { Language } from "#rules/text/language.ts";
import { at, box } from "./card.ts";

const LONGEST_COLUMN = 9;
const MOST_COLUMNS = 4;

export function canBeVertical(title: string, lang: Language): boolean {
  return (lang === "zh-TW" || lang === "zh-CN" || lang === "ja-JP") && !/[a-z0-9]/i.test(title);
}

/** A punctuation mark that ends a phrase also ends the column. */
export function columnsOf(title: string): string[] {
  const phrases = title.split(/[\s、，,。．!！?？「」『』（）()〈〉《》:：;；・·-]+/).filter(Boolean);
  const columns = phrases.flatMap((phrase) => {
    const characters = [...phrase];
    const each = Math.ceil(characters.length / Math.ceil(characters.length / LONGEST_COLUMN));
    const count = Math.ceil(characters.length / each);
    return Array.from({ length: count }, (_, index) => characters.slice(index * each, (index + 1) * each).join(""));
  });
  return columns.slice(0, MOST_COLUMNS);
}

export function verticalTitle(
  columns: string[],
  color: string,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): CardNode {
  const longest = Math.max(...columns.map((each) => [...each].length), 4);
  const size = Math.min(72, height / (longest * 1.22), width / (columns.length * 1.5));
  // The long-vowel mark is rotated with the direction of writing.
  const glyph = (each: string) => box(each === "ー" ? { transform: "rotate(90deg)" } : {}, each);
  return at(
    left,
    top,
    width,
    height,
    { flexDirection: "row-reverse", alignItems: "flex-start" },
    ...columns.map((each) =>
      box(
        {
          flexDirection: "column",
          alignItems: "center",
          marginLeft: size * 0.5,
          fontSize: size,
          lineHeight: 1.22,
          color,
        },
        ...[...each].map(glyph),
      ),
    ),
  );
}
