/** An owner's own colour in place of the theme's: for buttons and links, where it can be read on the theme's two grounds. */
import { contrast, type ThemeColours } from "#rules/mail/mail-colours.ts";

/** WCAG AA for text. */
export const LEAST_CONTRAST = 4.5;

const COLOUR = /^#[0-9a-f]{6}$/i;

export const accentIn = (options: Record<string, unknown>): string =>
  typeof options.accent === "string" && COLOUR.test(options.accent) ? options.accent : "";

/** The worse of the two grounds; the same both ways round, so text of the ground's colour is read on a button, too. */
export const accentContrast = ({ bg, surface }: Pick<ThemeColours, "bg" | "surface">, accent: string): number =>
  Math.min(contrast(accent, bg), contrast(accent, surface));

/** No own colour, or one that can be read where it is worn; a colour that can't be read as one is none. */
export const isReadableAccent = (grounds: Pick<ThemeColours, "bg" | "surface">, accent: string): boolean =>
  accent === "" || (COLOUR.test(accent) && accentContrast(grounds, accent) >= LEAST_CONTRAST);

/** The theme with this accent; as it is where there is none, or where it could not be read. */
export function withAccent<Theme extends ThemeColours>(theme: Theme, accent: string): Theme {
  if (accent === "" || !isReadableAccent(theme, accent)) return theme;
  const on = ["#FFFFFF", theme.bg, "#000000"].find((each) => contrast(each, accent) >= LEAST_CONTRAST)!;
  return { ...theme, fill: accent, link: accent, on };
}
