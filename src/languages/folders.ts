/** The folders of all languages: the only file that lists them. */
import type { Language } from "#rules/text/language.ts";
import type { LanguageFolder } from "./language-folder.ts";
import { language as enUS } from "./en-US/language.ts";
import { language as jaJP } from "./ja-JP/language.ts";
import { language as koKR } from "./ko-KR/language.ts";
import { language as zhCN } from "./zh-CN/language.ts";
import { language as zhTW } from "./zh-TW/language.ts";

export const FOLDERS: Record<Language, LanguageFolder> = {
  "zh-TW": zhTW,
  "zh-CN": zhCN,
  "en-US": enUS,
  "ja-JP": jaJP,
  "ko-KR": koKR,
};
