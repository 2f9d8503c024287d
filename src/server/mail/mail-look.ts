/** How a lodging's e-mails look: the colours of its site's theme, typefaces near those of its headings, and its logo. */
import type { ServerLayout } from "#contract/layout.ts";
import { LANGUAGE_FACTS } from "#languages/languages.ts";
import { darkPalette, isDark, lightPalette, type Palette } from "#rules/mail/mail-colours.ts";
import type { Typeface } from "#rules/site/heading-fonts.ts";
import { isOwnPicture } from "#rules/site/pictures.ts";
import { accentIn, withAccent } from "#rules/site/accent.ts";
import { chosenLayout } from "#rules/site/site.ts";
import type { Language } from "#rules/text/language.ts";

export type MailLook = {
  light: Palette;
  dark: Palette;
  /** A discreet lodging shows its short name, and no picture. */
  isDiscreet: boolean;
  /** As CSS. */
  textFont: string;
  headingFont: string;
  headingWeight: number;
  /** Addresses of the logo on a light screen and on a dark one; null: the name is written instead. */
  logo: { light: string | null; dark: string | null };
};

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto";

/** What most devices have that comes near. E-mail programs load no fonts. */
const LATIN: Record<Typeface, string> = {
  gothic: SANS,
  round: "'Avenir Next','Trebuchet MS',Verdana",
  condensed: "'Avenir Next Condensed','Arial Narrow',Arial",
  heavy: "'Avenir Next','Arial Black',Arial",
  song: "Georgia,'Times New Roman'",
  kai: "'Palatino Linotype',Palatino,Georgia",
  hand: "'Palatino Linotype',Palatino,Georgia",
};

const WITH_SERIFS: ReadonlySet<Typeface> = new Set(["song", "kai", "hand"]);

const textFontOf = (lang: Language): string => `${SANS},${LANGUAGE_FACTS[lang].mail_fonts},sans-serif`;

function headingFontOf({ headingFont, latinFont }: ServerLayout, lang: Language): string {
  const { typeface } = headingFont;
  const { mail_fonts, mail_serif_fonts } = LANGUAGE_FACTS[lang];
  const [own, generic] = WITH_SERIFS.has(typeface) ? [mail_serif_fonts, "serif"] : [mail_fonts, "sans-serif"];
  // The layout's own font first, for those who have it.
  return `'${latinFont.family.replaceAll("-", " ")}',${LATIN[typeface]},${own},${generic}`;
}

type Dressed = {
  template_code: string;
  options?: Record<string, unknown>;
  info: { logo_images: { dark: string; white: string } };
};

/** `origin`: the address of the lodging's host, which has its pictures. */
export function lookOf(
  layouts: readonly ServerLayout[],
  { template_code, info, options = {} }: Dressed,
  origin: string,
  lang: Language,
): MailLook {
  const chosen = chosenLayout(layouts, template_code);
  const layout = layouts.find(({ code }) => code === chosen.layout)!;
  const theme = withAccent(layout.themes[chosen.theme - 1]!, accentIn(options));
  const [light, dark] = [lightPalette(theme), darkPalette(theme)];
  const { dark: forLight, white: forDark } = info.logo_images;
  const logoOn = ({ ground }: Palette) => {
    const path = isDark(ground) ? forDark : forLight;
    return isOwnPicture(path) ? origin + path : null;
  };
  return {
    light,
    dark,
    isDiscreet: layout.isDiscreet === true,
    textFont: textFontOf(lang),
    headingFont: headingFontOf(layout, lang),
    headingWeight: Math.min(layout.headingFont.weight, 700),
    logo: { light: logoOn(light), dark: logoOn(dark) },
  };
}
