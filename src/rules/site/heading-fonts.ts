/** The fonts of headings in Chinese, Japanese and Korean. Each layout names its own; its Latin font belongs to its stylesheet. */

/** Which packages these are in each language: server/fonts/font-sources.ts. */
export type Typeface = "gothic" | "song" | "round" | "kai" | "condensed" | "heavy" | "hand";

export type HeadingFont = { typeface: Typeface; weight: number };

/** What the rules need from a layout's settings. */
export type HeadingFontSettings = { headingFont: HeadingFont; hasHandwriting?: boolean };

const HANDWRITING: HeadingFont = { typeface: "hand", weight: 400 };

/** The families that a layout's stylesheet names, and the font behind each. */
export function headingFamilies({
  headingFont,
  hasHandwriting = false,
}: HeadingFontSettings): { family: "Yado Display" | "Yado Hand"; font: HeadingFont }[] {
  const display = { family: "Yado Display", font: headingFont } as const;
  return hasHandwriting ? [display, { family: "Yado Hand", font: HANDWRITING }] : [display];
}

export function fontName({ typeface, weight }: HeadingFont): string {
  return `${typeface}-${weight}`;
}

/** The font of this name; null where no layout uses it. */
export function findHeadingFont(layouts: readonly HeadingFontSettings[], name: string): HeadingFont | null {
  const fonts = layouts.flatMap(headingFamilies).map(({ font }) => font);
  return fonts.find((font) => fontName(font) === name) ?? null;
}

const FULL_WIDTH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f\u30fb\u30fc\uff01-\uffee]/u;

/** The characters of texts that a Latin font lacks, each once, in the order they come. */
export function fullWidthOf(texts: readonly string[]): string[] {
  return [...new Set(texts.join(""))].filter((character) => FULL_WIDTH.test(character));
}

/** What the layouts' Latin fonts have, and what is no sign at all. */
const LATIN =
  /[\p{Script=Latin}\p{ASCII}\p{White_Space}\u00a0-\u00ff\u2010-\u2027\u2030-\u203a\u20ac\u2122\p{M}\p{Cf}]/u;

/** The characters of a text that neither its language's heading font nor a Latin one is made for: emoji, other scripts. */
export function strangeCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !FULL_WIDTH.test(character) && !LATIN.test(character));
}

/** A `unicode-range`: neighbours are joined. */
export function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((character) => character.codePointAt(0)!).sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to === from ? "" : `-${hex(to)}`}`).join(",");
}
