import type { Language } from "#rules/text/language.ts";

const JAPANESE = { year: "numeric", month: "long", day: "numeric", weekday: "short" } as const;
const MINUTES = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** A day in full with its weekday, which Japanese shortens: 2026年11月30日(月). */
export const fullDay = (lang: Language): Intl.DateTimeFormatOptions =>
  lang === "ja-JP" ? JAPANESE : { dateStyle: "full" };

/** The same with its time of day. */
export const fullMoment = (lang: Language): Intl.DateTimeFormatOptions =>
  lang === "ja-JP" ? { ...JAPANESE, ...MINUTES } : { dateStyle: "full", timeStyle: "short", hourCycle: "h23" };
