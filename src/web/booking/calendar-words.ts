/** The calendar's words: one language, loaded when the calendar is first opened. */
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { Language } from "#rules/text/language.ts";

const FILES = import.meta.glob<CalendarWords>("./*/calendar.ts", { base: "/src/languages", import: "calendar" });

export function loadCalendarWords(lang: Language): Promise<CalendarWords> {
  return FILES[`./${lang}/calendar.ts`]!();
}
