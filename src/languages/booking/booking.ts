/** The booking page's words, by language. */
import type { Language } from "#rules/text/language.ts";
import { enUS } from "./en-US.ts";
import { jaJP } from "./ja-JP.ts";
import { koKR } from "./ko-KR.ts";
import { zhCN } from "./zh-CN.ts";
import { type BookingWords, zhTW } from "./zh-TW.ts";

export type { BookingWords };

export const BOOKING_WORDS: Record<Language, BookingWords> = {
  "zh-TW": zhTW,
  "zh-CN": zhCN,
  "en-US": enUS,
  "ja-JP": jaJP,
  "ko-KR": koKR,
};
