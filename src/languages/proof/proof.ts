/** The booking confirmation's words, by language. */
import type { Language } from "#rules/text/language.ts";
import { enUS } from "./en-US.ts";
import { jaJP } from "./ja-JP.ts";
import { koKR } from "./ko-KR.ts";
import { zhCN } from "./zh-CN.ts";
import { type ProofWords, zhTW } from "./zh-TW.ts";

export type { ProofWords };

export const PROOF_WORDS: Record<Language, ProofWords> = {
  "zh-TW": zhTW,
  "zh-CN": zhCN,
  "en-US": enUS,
  "ja-JP": jaJP,
  "ko-KR": koKR,
};
