/** Which fonts a card is set in, in the order they are searched for a character. */
import { fileURLToPath } from "node:url";
import type { LatinFont, ServerLayout } from "#contract/layout.ts";
import type { Language } from "#rules/text/language.ts";
import { fontPath, sourceOf } from "#server/fonts/font-sources.ts";

/** `weight`: the font has them all, and this one is wanted. */
export type CardFont = { path: string; weight?: number };

const resolve = (path: string) => fileURLToPath(import.meta.resolve(path));

function latinCardFont({ family, weight, isVariable }: LatinFont): CardFont {
  return isVariable
    ? { path: resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`), weight }
    : { path: resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`) };
}

const WRITTEN = ["zh-TW", "zh-CN", "ja-JP", "ko-KR"] as const;

/** The layout's Latin font, then its heading font in each language, then plain ones for what none of these has. */
export function cardFonts({ latinFont, headingFont }: ServerLayout, lang: Language, text: string): CardFont[] {
  const languages = [...WRITTEN].sort((one, other) => Number(other === lang) - Number(one === lang));
  const points = [...text].map((character) => character.codePointAt(0)!);
  return [
    latinCardFont(latinFont),
    ...languages.flatMap((each) => {
      const source = sourceOf(headingFont, each)!;
      const rest = source.rest?.().filter(({ has }) => points.some(has)) ?? [];
      return [source.main, ...rest.map(({ file }) => file)].map((file) => ({ path: fontPath(file) }));
    }),
    { path: resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf") },
    ...languages.map((each) => ({ path: fontPath(sourceOf({ typeface: "gothic", weight: 600 }, each)!.main) })),
  ];
}
