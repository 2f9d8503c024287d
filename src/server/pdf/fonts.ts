/** The fonts of PDFs: static fonts, each read when it is first needed; the parsed font is cached. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import type { Language } from "#rules/text/language.ts";

export type Weight = "regular" | "bold";

/** One font, at one weight. */
export type Face = { name: string; has: (codePoint: number) => boolean; font: () => Font };

const FAMILIES = {
  jp: ["noto-sans-jp", "NotoSansJP"],
  sc: ["noto-sans-sc", "NotoSansSC"],
  kr: ["noto-sans-kr", "NotoSansKR"],
  tc: ["noto-sans-tc", "NotoSansTC"],
  latin: ["noto-sans", "NotoSans"],
} as const;
type Family = keyof typeof FAMILIES;
export const FAMILY_NAMES = Object.keys(FAMILIES) as Family[];

const WEIGHTS: Record<Weight, string> = { regular: "400Regular", bold: "600SemiBold" };

const OF_LANGUAGE: Partial<Record<Language, Family>> = {
  "zh-TW": "tc",
  "zh-CN": "sc",
  "en-US": "latin",
  "ja-JP": "jp",
  "ko-KR": "kr",
};

const { resolve } = createRequire(import.meta.url);
const parsed = new Map<string, Font>();

export function fontOf(family: Family, weight: Weight): Font {
  const [folder, name] = FAMILIES[family];
  const path = `@expo-google-fonts/${folder}/${WEIGHTS[weight]}/${name}_${WEIGHTS[weight]}.ttf`;
  const known = parsed.get(path) ?? create(readFileSync(resolve(path)));
  parsed.set(path, known);
  return known;
}

/**
 * Which fonts are tried for a character, in order: the right shape differs between Taipei and Tokyo, so the document's own
 * language comes first. No font has everything: the Traditional one lacks 髙 and Hangul, all four lack Ł.
 */
export function facesFor(lang: Language, weight: Weight): Face[] {
  const own = OF_LANGUAGE[lang] ?? "latin";
  return [own, ...FAMILY_NAMES.filter((family) => family !== own)].map((family) => ({
    name: `${family}-${weight}`,
    // All weights of a family have the same characters: a lookup need not read the bold one too.
    has: (codePoint) => fontOf(family, "regular").hasGlyphForCodePoint(codePoint),
    font: () => fontOf(family, weight),
  }));
}
