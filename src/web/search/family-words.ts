/** The words for children's ages: one language, loaded with the guests' dialog where guests pay by age. */
import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import type { Language } from "#rules/text/language.ts";

const FILES = import.meta.glob<BookingSearchWords>("./*/booking-search.ts", {
  base: "/src/languages",
  import: "bookingSearch",
});

export async function loadFamilyWords(lang: Language): Promise<BookingSearchWords["families"]> {
  return (await FILES[`./${lang}/booking-search.ts`]!()).families;
}
