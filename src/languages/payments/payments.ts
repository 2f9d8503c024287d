/** How ways to pay are called, by language. */
import type { Language } from "#rules/text/language.ts";
import { type PaymentWords, zhTW } from "./zh-TW.ts";
import { zhCN } from "./zh-CN.ts";
import { enUS } from "./en-US.ts";
import { jaJP } from "./ja-JP.ts";
import { koKR } from "./ko-KR.ts";

export const PAYMENT_WORDS: Record<Language, PaymentWords> = {
  "zh-TW": zhTW,
  "zh-CN": zhCN,
  "en-US": enUS,
  "ja-JP": jaJP,
  "ko-KR": koKR,
};
