/** Addresses of the studio's pages: each says its language, which is the person's own and not a site's. */
import type { Language } from "#rules/text/language.ts";

export const studioLink = (page: string, lang: Language, more: Record<string, string> = {}): string =>
  `/studio${page}?${new URLSearchParams({ ...more, lang })}`;

/** `back`: where to go on after it. */
export const signInLink = (back: string, lang: Language, more: Record<string, string> = {}): string =>
  studioLink("/sign-in", lang, { ...more, back });

/** A day as a person of this language writes it. */
export const dayOf = (timestamp: number, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(new Date(timestamp * 1000));
