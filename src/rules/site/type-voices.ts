/** Which voice a layout's headings speak with in Chinese, Japanese and Korean. Latin letters belong to the layout itself. */
import type { LayoutCode } from "#rules/site/site.ts";

type Voice = "gothic" | "song" | "round" | "kai" | "condensed" | "heavy";

/** A voice at one weight, or the hand script that writes a host's greeting. */
export type Cut = { voice: Voice | "hand"; weight: number };

const DISPLAY_CUTS: Record<LayoutCode, Cut> = {
  layout_100: { voice: "gothic", weight: 600 },
  layout_200: { voice: "song", weight: 500 },
  layout_300: { voice: "round", weight: 500 },
  layout_400: { voice: "condensed", weight: 400 },
  layout_500: { voice: "song", weight: 700 },
  layout_501: { voice: "song", weight: 600 },
  layout_600: { voice: "gothic", weight: 700 },
  layout_700: { voice: "song", weight: 500 },
  layout_701: { voice: "gothic", weight: 700 },
  layout_702: { voice: "song", weight: 500 },
  layout_800: { voice: "heavy", weight: 900 },
  layout_900: { voice: "kai", weight: 500 },
  layout_1000: { voice: "song", weight: 600 },
};

const HAND: Cut = { voice: "hand", weight: 400 };

/** The families that a layout's stylesheet names, and what they are cut from. */
export function typeOf(layout: LayoutCode): { family: "Yado Display" | "Yado Hand"; cut: Cut }[] {
  const display = { family: "Yado Display", cut: DISPLAY_CUTS[layout] } as const;
  return layout === "layout_300" ? [display, { family: "Yado Hand", cut: HAND }] : [display];
}

export function cutName({ voice, weight }: Cut): string {
  return `${voice}-${weight}`;
}

const CUTS = new Map([...Object.values(DISPLAY_CUTS), HAND].map((cut) => [cutName(cut), cut]));

/** Only cuts that some layout wears exist. */
export function readCut(name: string): Cut | null {
  return CUTS.get(name) ?? null;
}

const FULL_WIDTH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f\u30fb\u30fc\uff01-\uffee]/u;

/** The characters of texts that a Latin font leaves to the one behind it, each once, in the order they come. */
export function fullWidthOf(texts: readonly string[]): string[] {
  return [...new Set(texts.join(""))].filter((character) => FULL_WIDTH.test(character));
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
