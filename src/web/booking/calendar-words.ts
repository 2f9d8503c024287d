/** The calendar's words, one language at a time, and only once it is opened. */
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { Language } from "#rules/text/language.ts";

const FILES = import.meta.glob<CalendarWords>("/src/languages/*/calendar.ts", { import: "calendar" });

export function loadCalendarWords(lang: Language): Promise<CalendarWords> {
  return FILES[`/src/languages/${lang}/calendar.ts`]!();
}
