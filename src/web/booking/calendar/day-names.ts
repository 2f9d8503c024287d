/** Names of days, months and weekdays in a language. The formats are made once, because a calendar names hundreds of days. */
import type { Language } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";

export type DayNames = {
  /** Saturday, December 12, 2026 */
  full: (day: string) => string;
  /** Sat, Dec 12, without a line break. */
  short: (day: string) => string;
  /** December 12 */
  plain: (day: string) => string;
  /** December 2026 */
  month: (day: string) => string;
  /** Starting with Sunday. */
  weekdays: string[];
};

const A_SUNDAY = "2026-11-01";

export function dayNamesIn(lang: Language): DayNames {
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(lang, { timeZone: "UTC", ...options });
    return (day: string) => format.format(Date.parse(day));
  };
  // One character is enough to tell weekdays apart in Chinese, Japanese and Korean, but not in English.
  const weekday = named({ weekday: lang === "en-US" ? "short" : "narrow" });
  const short = named({ weekday: "short", month: "short", day: "numeric" });
  return {
    full: named({ dateStyle: "full" }),
    short: (day) => short(day).replaceAll(" ", "\u00a0"),
    plain: named({ month: "long", day: "numeric" }),
    month: named({ year: "numeric", month: "long" }),
    weekdays: Array.from({ length: 7 }, (_, index) => weekday(addDays(A_SUNDAY, index))),
  };
}
