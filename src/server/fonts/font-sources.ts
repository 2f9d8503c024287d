/** Where heading fonts come from: whole fonts out of packages, one for each typeface in each language. */
import { createRequire } from "node:module";
import type { Language } from "#rules/text/language.ts";
import type { HeadingFont, Typeface } from "#rules/site/heading-fonts.ts";

/** A file of a package; its version is part of what an address stands for. */
export type FontFile = { path: string; version: string };

export type FontSource = {
  main: FontFile;
  /** Where the package is cut up: the files that hold what the main one lacks, by the characters in them. */
  rest: (() => { file: FontFile; has: (codePoint: number) => boolean }[]) | null;
  /** How many of its characters make a file of 40 KB, by measurement (npm run bench -- fonts). */
  most: number;
};

type Package = (weight: number) => FontSource;

const load = createRequire(import.meta.url);

const STYLES: Record<number, string> = {
  400: "400Regular",
  500: "500Medium",
  600: "600SemiBold",
  700: "700Bold",
  900: "900Black",
};

function versionOf(name: string): string {
  return (load(`${name}/package.json`) as { version: string }).version;
}

/** The weight that comes nearest; of two, the heavier. */
function nearest(weights: number[], wanted: number): number {
  return weights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || other - one)[0]!;
}

function whole(folder: string, name: string, weights: number[], most: number): Package {
  return (wanted) => {
    const style = STYLES[nearest(weights, wanted)]!;
    const path = `@expo-google-fonts/${folder}/${style}/${name}_${style}.ttf`;
    return { main: { path, version: versionOf(`@expo-google-fonts/${folder}`) }, rest: null, most };
  };
}

function cutUp(folder: string, script: string, weights: number[], most: number): Package {
  const name = `@fontsource/${folder}`;
  return (wanted) => {
    const weight = nearest(weights, wanted);
    const version = versionOf(name);
    const file = (part: string, kind: string) => ({
      path: `${name}/files/${folder}-${part}-${weight}-normal.${kind}`,
      version,
    });
    // The large one as woff, which opens five times as fast; of the small ones fontkit can't read every woff.
    const rest = () => parts(name, (part) => file(part, "woff2"));
    return { main: file(script, "woff"), rest: script === "latin" ? null : rest, most };
  };
}

/** The numbered files of a package that is cut up, with the ranges it declares for them. */
function parts(name: string, file: (part: string) => FontFile) {
  const declared = Object.entries(load(`${name}/unicode.json`) as Record<string, string>);
  return declared
    .filter(([part]) => /^\[\d+\]$/.test(part))
    .map(([part, range]) => {
      const runs = range.split(",").map((run) => run.replace("U+", "").split("-"));
      const points = runs.map(([from, to = from]) => [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const);
      return {
        file: file(part.slice(1, -1)),
        has: (codePoint: number) => points.some(([from, to]) => codePoint >= from && codePoint <= to),
      };
    });
}

type Sources = Partial<Record<Language, Package>>;

const SOURCES: Record<Typeface, Sources> = {
  gothic: {
    "zh-TW": whole("noto-sans-tc", "NotoSansTC", [500, 600, 700, 900], 220),
    "zh-CN": whole("noto-sans-sc", "NotoSansSC", [500, 600, 700, 900], 220),
    "ja-JP": whole("noto-sans-jp", "NotoSansJP", [500, 600, 700, 900], 220),
    "ko-KR": whole("noto-sans-kr", "NotoSansKR", [500, 600, 700, 900], 220),
  },
  song: {
    "zh-TW": whole("noto-serif-tc", "NotoSerifTC", [500, 600, 700], 170),
    "zh-CN": whole("noto-serif-sc", "NotoSerifSC", [500, 600, 700], 170),
    "ja-JP": whole("shippori-mincho", "ShipporiMincho", [500, 600, 700], 200),
    "ko-KR": whole("gowun-batang", "GowunBatang", [400, 700], 220),
  },
  round: {
    "zh-TW": cutUp("huninn", "chinese-traditional", [400], 180),
    "zh-CN": whole("noto-sans-sc", "NotoSansSC", [500], 220),
    "ja-JP": whole("zen-maru-gothic", "ZenMaruGothic", [500, 700], 220),
    "ko-KR": whole("jua", "Jua", [400], 220),
  },
  kai: {
    "zh-TW": cutUp("lxgw-wenkai-tc", "chinese-traditional", [400, 700], 114),
    "zh-CN": cutUp("lxgw-wenkai", "latin", [500, 700], 160),
    "ja-JP": whole("klee-one", "KleeOne", [400, 600], 160),
    "ko-KR": whole("gowun-batang", "GowunBatang", [400, 700], 220),
  },
  condensed: {
    "zh-TW": cutUp("wdxl-lubrifont-tc", "chinese-traditional", [400], 180),
    "zh-CN": cutUp("wdxl-lubrifont-sc", "chinese-simplified", [400], 180),
    "ja-JP": cutUp("wdxl-lubrifont-jp-n", "japanese", [400], 180),
    "ko-KR": whole("do-hyeon", "DoHyeon", [400], 220),
  },
  heavy: {
    "zh-TW": whole("noto-sans-tc", "NotoSansTC", [900], 200),
    "zh-CN": whole("noto-sans-sc", "NotoSansSC", [900], 200),
    "ja-JP": whole("dela-gothic-one", "DelaGothicOne", [400], 160),
    "ko-KR": whole("black-han-sans", "BlackHanSans", [400], 220),
  },
  hand: {
    "zh-TW": cutUp("iansui", "chinese-traditional", [400], 120),
    "zh-CN": cutUp("lxgw-wenkai", "latin", [300], 140),
    "ja-JP": whole("zen-kurenaido", "ZenKurenaido", [400], 160),
    "ko-KR": whole("gaegu", "Gaegu", [400], 160),
  },
};

/** The handwriting of the English greeting. */
const HAND_LATIN = cutUp("iansui", "latin", [400], 200);

/** null: there is none, and headings are set in the layout's Latin font and the reader's own fonts, as in English. */
export function sourceOf({ typeface, weight }: HeadingFont, lang: Language): FontSource | null {
  if (lang === "en-US") return typeface === "hand" ? HAND_LATIN(weight) : null;
  return SOURCES[typeface][lang]?.(weight) ?? null;
}

export function fontPath(file: FontFile): string {
  return load.resolve(file.path);
}
