/** The words of the gallery of layouts, by language. */
import type { Language } from "#rules/text/language.ts";
import { enUS } from "./en-US.ts";
import { jaJP } from "./ja-JP.ts";
import { koKR } from "./ko-KR.ts";
import { zhCN } from "./zh-CN.ts";
import { type GalleryWords, zhTW } from "./zh-TW.ts";

export const GALLERY_WORDS: Record<Language, GalleryWords> = {
  "zh-TW": zhTW,
  "zh-CN": zhCN,
  "en-US": enUS,
  "ja-JP": jaJP,
  "ko-KR": koKR,
};
