/** How the parts that show trains write prices and days: they are used by the booking page and by order pages. */
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";
import type { Language } from "#rules/text/language.ts";

export type RailTools = {
  words: TrainWords;
  lang: Language;
  price: (amount: number) => string;
  day: (day: string) => string;
};
