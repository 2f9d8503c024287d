/** Colours of a logo, and of those the ones a theme can wear. */
import { contrast, readable, type ThemeColours } from "#rules/mail/mail-colours.ts";
import { accentContrast, LEAST_CONTRAST } from "#rules/site/accent.ts";

/** Pixels as a canvas has them: red, green, blue and how solid, each 0 to 255. */
export type Pixels = ArrayLike<number>;

const MOST = 4;
/** Colours of one hue look alike in steps of this. */
const STEP = 32;
/** Less colourful than this is grey, white or black. */
const LEAST_CHROMA = 40;
/** Two proposals differ at least by this, added over the three channels. */
const LEAST_DISTANCE = 72;

type Rgb = [red: number, green: number, blue: number];

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

const distance = (a: Rgb, b: Rgb): number => a.reduce((sum, part, nth) => sum + Math.abs(part - b[nth]!), 0);

/** The most frequent colours that are colours at all, the most frequent first. */
export function logoColours(pixels: Pixels): string[] {
  const groups = new Map<string, { count: number; sum: Rgb }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const rgb: Rgb = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    if (pixels[at + 3]! < 128 || Math.max(...rgb) - Math.min(...rgb) < LEAST_CHROMA) continue;
    const key = rgb.map((part) => Math.floor(part / STEP)).join(" ");
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count += 1;
    group.sum = group.sum.map((part, nth) => part + rgb[nth]!) as Rgb;
    groups.set(key, group);
  }
  const found: Rgb[] = [];
  for (const { count, sum } of [...groups.values()].toSorted((a, b) => b.count - a.count)) {
    const mean = sum.map((part) => Math.round(part / count)) as Rgb;
    if (found.every((each) => distance(each, mean) >= LEAST_DISTANCE)) found.push(mean);
    if (found.length === MOST) break;
  }
  return found.map(hexOf);
}

/** Each as it is, or as much darker or lighter as it takes to be read on the theme's two grounds. */
export function accentsFrom(colours: readonly string[], theme: Pick<ThemeColours, "bg" | "surface">): string[] {
  const proposed = colours.map((colour) => readable(colour, theme.bg, theme.surface).toLowerCase());
  const worn = proposed.filter((colour) => accentContrast(theme, colour) >= LEAST_CONTRAST);
  // Black and white are no colour of the logo any more.
  return [...new Set(worn)].filter((colour) => contrast(colour, "#000000") > 1.2 && contrast(colour, "#ffffff") > 1.2);
}
