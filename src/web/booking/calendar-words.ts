/** The calendar's words, one language at a time, and only once it is opened. */
import type { CalendarWords } from "#languages/calendar/zh-TW.ts";
import type { Language } from "#rules/text/language.ts";

export const CALENDAR_WORDS: Record<Language, () => Promise<CalendarWords>> = {
  "zh-TW": async () => (await import("#languages/calendar/zh-TW.ts")).zhTW,
  "zh-CN": async () => (await import("#languages/calendar/zh-CN.ts")).zhCN,
  "en-US": async () => (await import("#languages/calendar/en-US.ts")).enUS,
  "ja-JP": async () => (await import("#languages/calendar/ja-JP.ts")).jaJP,
  "ko-KR": async () => (await import("#languages/calendar/ko-KR.ts")).koKR,
};
