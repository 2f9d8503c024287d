/** Words for choosing trains: one language, loaded when the panel is first opened. */
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";
import type { Language } from "#rules/text/language.ts";

const FILES = import.meta.glob<TrainWords>("./*/rail/trains.ts", { base: "/src/languages", import: "trains" });

export function loadTrainWords(lang: Language): Promise<TrainWords> {
  return FILES[`./${lang}/rail/trains.ts`]!();
}
