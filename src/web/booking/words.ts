/** The page's words in one language, as lodgings of its kind say them. */
import { vary } from "#languages/vary.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { Language } from "#rules/text/language.ts";
import { loadPlaceWords } from "#web/booking/place-words.ts";

const WORDS = import.meta.glob<BookingWords>("./*/booking.ts", { base: "/src/languages", import: "booking" });

export async function loadBookingWords(lang: Language, hasRooms: boolean): Promise<BookingWords> {
  const [words, places] = await Promise.all([WORDS[`./${lang}/booking.ts`]!(), loadPlaceWords(lang, hasRooms)]);
  return places ? vary(words, places.booking) : words;
}
