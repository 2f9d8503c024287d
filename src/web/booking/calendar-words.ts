/** The calendar's words: one language, loaded when the calendar is first opened. */
import { vary } from "#languages/vary.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { Language } from "#rules/text/language.ts";
import { loadPlaceWords } from "#web/booking/place-words.ts";

const FILES = import.meta.glob<CalendarWords>("./*/calendar.ts", { base: "/src/languages", import: "calendar" });

export async function loadCalendarWords(lang: Language, hasRooms: boolean): Promise<CalendarWords> {
  const [words, places] = await Promise.all([FILES[`./${lang}/calendar.ts`]!(), loadPlaceWords(lang, hasRooms)]);
  return places ? vary(words, places.calendar) : words;
}
