/** The person's own language at the studio: kept in a cookie, so that the server's first page has it too. */
import type { Language } from "#rules/text/language.ts";
import { STUDIO_LANGUAGE_COOKIE } from "#rules/people/studio-path.ts";

const YEAR_SECONDS = 31_536_000;

export function keepLanguage(lang: Language): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${STUDIO_LANGUAGE_COOKIE}=${lang}; Path=/studio; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
