/** Words for choosing trains: one language, loaded when the panel is first opened. */
import { vary } from "#languages/vary.ts";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";
import type { Language } from "#rules/text/language.ts";
import { loadPlaceWords } from "#web/booking/place-words.ts";

const FILES = import.meta.glob<TrainWords>("./*/rail/trains.ts", { base: "/src/languages", import: "trains" });

export async function loadTrainWords(lang: Language, hasRooms: boolean): Promise<TrainWords> {
  const [words, places] = await Promise.all([FILES[`./${lang}/rail/trains.ts`]!(), loadPlaceWords(lang, hasRooms)]);
  return places ? vary(words, places.trains) : words;
}
