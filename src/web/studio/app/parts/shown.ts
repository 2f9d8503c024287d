/** Days, times and money as the studio's reader writes them. Days are the lodging's, times in its time zone. */
import { shownMoney } from "#rules/money/shown-money.ts";
import { useStudio } from "../studio-data.ts";
import { listText } from "./list-text.ts";

export type Shown = {
  /** Fri, Feb 5 */
  day: (day: string) => string;
  /** Fri, Feb 5 – Tue, Feb 9; Dec 30, 2026 – Jan 2, 2027 */
  days: (from: string, through: string) => string;
  /** Feb 5, 2027, 14:05 */
  time: (timestamp: number) => string;
  /** Feb 5, 2027 */
  date: (timestamp: number) => string;
  money: (amount: number) => string;
  /** Loft, Attic, Cellar; 閣樓、頂樓和地窖 */
  list: (names: readonly string[]) => string;
};

/** Making one costs more than using it a hundred times, and every row of a list shows days. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang} ${Object.values(options).join(" ")}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(lang, options);
  formats.set(key, known);
  return known;
}

export function useShown(): Shown {
  const { lang, lodging } = useStudio();
  const { timezone: timeZone, currency } = lodging;
  const days = formatOf(lang, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
  const longDays = formatOf(lang, { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" });
  const times = formatOf(lang, { dateStyle: "medium", timeStyle: "short", timeZone });
  const dates = formatOf(lang, { dateStyle: "medium", timeZone });
  return {
    date: (timestamp) => dates.format(timestamp * 1000),
    days: (from, through) => {
      const format = from.slice(0, 4) === through.slice(0, 4) ? days : longDays;
      return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${through}T00:00:00Z`));
    },
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    time: (timestamp) => times.format(timestamp * 1000),
    money: (amount) => shownMoney(amount, currency, lang),
    list: (names) => listText(names, lang),
  };
}
