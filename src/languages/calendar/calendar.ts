/** The words of calendar and guests' sheet, by language. For the server: a browser loads its own language's file alone. */
import type { Language } from "#rules/text/language.ts";
import { enUS } from "./en-US.ts";
import { jaJP } from "./ja-JP.ts";
import { koKR } from "./ko-KR.ts";
import { zhCN } from "./zh-CN.ts";
import { type CalendarWords, zhTW } from "./zh-TW.ts";

export type { CalendarWords };

export const CALENDAR_WORDS: Record<Language, CalendarWords> = {
  "zh-TW": zhTW,
  "zh-CN": zhCN,
  "en-US": enUS,
  "ja-JP": jaJP,
  "ko-KR": koKR,
};
