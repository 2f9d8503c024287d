/** What booking says where there are no rooms: loaded by such lodgings only. */
import type { LanguageFolder } from "#languages/language-folder.ts";
import type { Language } from "#rules/text/language.ts";

type PlaceWords = Pick<LanguageFolder["any_place"], "booking" | "calendar" | "trains">;

const FILES = import.meta.glob<PlaceWords>("./*/any-place/booking.ts", { base: "/src/languages" });

export const loadPlaceWords = async (lang: Language, hasRooms: boolean): Promise<PlaceWords | null> =>
  hasRooms ? null : FILES[`./${lang}/any-place/booking.ts`]!();
