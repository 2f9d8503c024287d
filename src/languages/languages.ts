/** The interface's words, by language. */
import type { Language } from "#rules/text/language.ts";
import { enUS } from "./en-US.ts";
import { jaJP } from "./ja-JP.ts";
import { koKR } from "./ko-KR.ts";
import { zhCN } from "./zh-CN.ts";
import { type Words, zhTW } from "./zh-TW.ts";

export type { Words };

export const WORDS: Record<Language, Words> = {
  "zh-TW": zhTW,
  "zh-CN": zhCN,
  "en-US": enUS,
  "ja-JP": jaJP,
  "ko-KR": koKR,
};

/** Each language as its own speakers write it, and as a short code for narrow places. */
export const LANGUAGE_NAMES: Record<Language, { name: string; short: string }> = {
  "zh-TW": { name: "繁體中文", short: "TW" },
  "zh-CN": { name: "简体中文", short: "CN" },
  "en-US": { name: "English", short: "EN" },
  "ja-JP": { name: "日本語", short: "JP" },
  "ko-KR": { name: "한국어", short: "KR" },
};
