import type { Language } from "#rules/text/language.ts";

/** Languages as search engines know them: the region only where it tells two scripts apart. */
export const HREFLANG: Record<Language, string> = {
  "zh-TW": "zh-TW",
  "zh-CN": "zh-CN",
  "en-US": "en",
  "ja-JP": "ja",
  "ko-KR": "ko",
};
