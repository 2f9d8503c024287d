/** The words for children's ages: one language, loaded with the guests' dialog where guests pay by age. */
import { vary } from "#languages/vary.ts";
import { loadPlaceWords } from "#web/booking/place-words.ts";
import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import type { Language } from "#rules/text/language.ts";

const FILES = import.meta.glob<BookingSearchWords>("./*/booking-search.ts", {
  base: "/src/languages",
  import: "bookingSearch",
});

export async function loadFamilyWords(lang: Language, hasRooms: boolean): Promise<BookingSearchWords["families"]> {
  const [{ families }, places] = await Promise.all([
    FILES[`./${lang}/booking-search.ts`]!(),
    loadPlaceWords(lang, hasRooms),
  ]);
  return vary(families, places?.booking.families ?? {});
}
