/**
 * The colours of an e-mail, from the theme of the lodging's site: one set for light screens, one for dark ones. Every text is
 * readable on what is behind it, whatever the theme: contrast 4.5 at least (WCAG AA).
 */

/** The colours of a theme, as `#RRGGBB`. */
export type ThemeColours = {
  bg: string;
  surface: string;
  ink: string;
  muted: string;
  edge: string;
  fill: string;
  on: string;
  link: string;
  scheme: "light" | "dark";
};

export type Palette = {
  /** Around the sheet, with the name above it and the small print below. */
  ground: string;
  name: string;
  small: string;
  /** What is written on. */
  sheet: string;
  ink: string;
  muted: string;
  link: string;
  /** Hairlines; they carry no meaning. */
  edge: string;
  /** A panel on the sheet; ink and muted are readable on it, too. */
  tint: string;
  /** A button and its text. */
  fill: string;
  on: string;
};

const BLACK = "#000000";
const WHITE = "#FFFFFF";
const TEXT = 4.5;

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const others = partsOf(other);
  const mixed = partsOf(one).map((part, nth) => Math.round(part + (others[nth]! - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever is read better there. One of them always has a contrast above 4.5. */
const extremeOn = (background: string): string =>
  contrast(WHITE, background) >= contrast(BLACK, background) ? WHITE : BLACK;

export const isDark = (colour: string): boolean => extremeOn(colour) === WHITE;

/** The colour itself, or as much lighter or darker as it takes to be read on all of these. */
export function readable(colour: string, ...backgrounds: string[]): string {
  const worst = (tried: string) => Math.min(...backgrounds.map((each) => contrast(tried, each)));
  const extreme = [WHITE, BLACK].toSorted((a, b) => worst(b) - worst(a))[0]!;
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mix(colour, extreme, share);
    if (worst(tried) >= TEXT) return tried;
  }
  return extreme;
}

type Base = Pick<Palette, "ground" | "sheet"> & { ink: string; muted: string; edge: string };

function paletteOf({ fill, on, link }: ThemeColours, name: string, base: Base): Palette {
  const { ground, sheet, edge } = base;
  const ink = readable(base.ink, sheet);
  // A panel stays so near the sheet that what is read on one is read on the other.
  const tint = [0.05, 0.03, 0].map((share) => mix(sheet, ink, share)).find((each) => isPanel(each, sheet, ink))!;
  return {
    ground,
    name: readable(name, ground),
    small: readable(mix(name, ground, 0.3), ground),
    sheet,
    ink,
    muted: readable(base.muted, sheet, tint),
    link: readable(link, sheet, tint),
    edge: mix(sheet, edge, 0.35),
    tint,
    fill,
    on: contrast(on, fill) >= TEXT ? on : extremeOn(fill),
  };
}

/** Text that is read on the sheet is read on the panel, and there is a grey that is read on both. */
const isPanel = (tint: string, sheet: string, ink: string): boolean =>
  contrast(ink, tint) >= TEXT && contrast(extremeOn(sheet), tint) >= TEXT;

/**
 * On a light screen: the lighter of the theme's two grounds is the sheet. Of a dark theme the ground stays dark, with a sheet
 * of paper on it: a page of small light text is hard to read there, and nobody would print it.
 */
export function lightPalette(theme: ThemeColours): Palette {
  const { bg, surface, ink, muted, edge } = theme;
  if (theme.scheme === "dark") {
    const sheet = mix(WHITE, theme.fill, 0.04);
    const dark = readable(mix(bg, BLACK, 0.3), sheet);
    return paletteOf(theme, ink, {
      ground: bg,
      sheet,
      ink: dark,
      muted: mix(dark, sheet, 0.3),
      edge: mix(bg, sheet, 0.6),
    });
  }
  const [sheet, ground] = luminance(bg) > luminance(surface) ? [bg, surface] : [surface, bg];
  return paletteOf(theme, ink, { ground, sheet, ink, muted, edge });
}

/** On a dark screen: a dark theme as it is; of a light one its ink is the ground. */
export function darkPalette(theme: ThemeColours): Palette {
  const { bg, surface, ink, muted, edge } = theme;
  if (theme.scheme === "dark") return paletteOf(theme, ink, { ground: bg, sheet: surface, ink, muted, edge });
  const ground = mix(ink, BLACK, 0.45);
  const sheet = mix(ink, mix(BLACK, WHITE, 0.12), 0.35);
  const light = mix(WHITE, ink, 0.08);
  return paletteOf(theme, light, {
    ground,
    sheet,
    ink: light,
    muted: mix(light, sheet, 0.3),
    edge: mix(sheet, WHITE, 0.5),
  });
}
