/** What the server knows of a layout. It is plain data from the layout's folder, which serve.ts hands in. */
import type { Discretion } from "#rules/site/discretion.ts";
import type { HeadingFontSettings } from "#rules/site/heading-fonts.ts";
import type { ThemeColours } from "#rules/mail/mail-colours.ts";
import type { KnownLayout } from "#rules/site/site.ts";

/** A font of @fontsource: one file for all weights, or one for each. */
export type LatinFont = { family: string; weight: number; isVariable: boolean };

/** `latinFont`: Latin letters of its headings, for share cards. `themes`: their colours, for e-mails. */
export type ServerLayout = KnownLayout &
  HeadingFontSettings &
  Discretion & { latinFont: LatinFont; themes: readonly ThemeColours[] };
