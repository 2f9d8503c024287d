/** Days, times and money as the studio's reader writes them. Days are the lodging's, times in its time zone. */
import { shownMoney } from "#rules/money/shown-money.ts";
import { useStudio } from "../studio-data.ts";

export type Shown = {
  /** Fri, Feb 5 */
  day: (day: string) => string;
  /** Feb 5, 2027, 14:05 */
  time: (timestamp: number) => string;
  money: (amount: number) => string;
};

export function useShown(): Shown {
  const { lang, lodging } = useStudio();
  const { timezone: timeZone, currency } = lodging;
  const days = new Intl.DateTimeFormat(lang, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
  const times = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short", timeZone });
  return {
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    time: (timestamp) => times.format(timestamp * 1000),
    money: (amount) => shownMoney(amount, currency, lang),
  };
}
