/** Which fonts a card may be set in, in the order they are asked for a letter. */
import { fileURLToPath } from "node:url";
import type { Language } from "#rules/text/language.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import { typeOf } from "#rules/site/type-voices.ts";
import { fontPath, sourceOf } from "#server/fonts/font-sources.ts";

/** `weight`: the font has them all, and this one is wanted. */
export type CardFont = { path: string; weight?: number };

const variable = (folder: string, weight: number) => ({
  path: `@fontsource-variable/${folder}/files/${folder}-latin-wght-normal.woff2`,
  weight,
});
const single = (folder: string, weight: number) => ({
  path: `@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff`,
});

/** The Latin letters of each layout's headings. */
const LATIN: Record<LayoutCode, CardFont> = {
  layout_100: variable("hanken-grotesk", 600),
  layout_200: variable("eb-garamond", 500),
  layout_300: variable("nunito", 800),
  layout_400: single("barlow-condensed", 600),
  layout_500: variable("newsreader", 600),
  layout_501: variable("newsreader", 500),
  layout_600: variable("archivo", 700),
  layout_700: single("marcellus", 400),
  layout_701: variable("figtree", 700),
  layout_702: single("marcellus", 400),
  layout_800: variable("unbounded", 700),
  layout_900: single("young-serif", 400),
  layout_1000: variable("el-messiri", 600),
};

const WRITTEN = ["zh-TW", "zh-CN", "ja-JP", "ko-KR"] as const;

/** The layout's own letters; what they lack, in its voice of another language; what nobody has in that voice, plain ones. */
export function cardFonts(layout: LayoutCode, lang: Language, text: string): CardFont[] {
  const languages = [...WRITTEN].sort((one, other) => Number(other === lang) - Number(one === lang));
  const points = [...text].map((character) => character.codePointAt(0)!);
  const latin = LATIN[layout];
  const { cut } = typeOf(layout)[0]!;
  return [
    { ...latin, path: fileURLToPath(import.meta.resolve(latin.path)) },
    ...languages.flatMap((each) => {
      const source = sourceOf(cut, each)!;
      const rest = source.rest?.().filter(({ has }) => points.some(has)) ?? [];
      return [source.main, ...rest.map(({ file }) => file)].map((file) => ({ path: fontPath(file) }));
    }),
    { path: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf")) },
    ...languages.map((each) => ({ path: fontPath(sourceOf({ voice: "gothic", weight: 600 }, each)!.main) })),
  ];
}
