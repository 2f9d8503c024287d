/** How days, months and weekdays are written in a language. Formats are made once: a calendar names hundreds of days. */
import type { Language } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";

export type DayNames = {
  /** Saturday, December 12, 2026 */
  full: (day: string) => string;
  /** Sat, Dec 12, in one piece. */
  short: (day: string) => string;
  /** December 12 */
  plain: (day: string) => string;
  /** December 2026 */
  month: (day: string) => string;
  /** From Sunday on. */
  weekdays: string[];
};

const A_SUNDAY = "2026-11-01";

export function dayNamesIn(lang: Language): DayNames {
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(lang, { timeZone: "UTC", ...options });
    return (day: string) => format.format(Date.parse(day));
  };
  // One letter tells Chinese, Japanese and Korean weekdays apart, but not English ones.
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
