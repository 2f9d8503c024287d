/** The person's own language at the studio: kept in a cookie, so that the server's first page has it too. */
import type { Language } from "#rules/text/language.ts";
import { STUDIO_LANGUAGE_COOKIE } from "#rules/people/studio-path.ts";

/** Each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  "zh-TW": "繁體中文",
  "zh-CN": "简体中文",
  "en-US": "English",
  "ja-JP": "日本語",
  "ko-KR": "한국어",
};

const YEAR_SECONDS = 31_536_000;

export function keepLanguage(lang: Language): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${STUDIO_LANGUAGE_COOKIE}=${lang}; Path=/studio; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
