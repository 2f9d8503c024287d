/** Holidays by name: who sees a marked day need not guess. */
import type { Holidays } from "#languages/zh-TW/day-rules.ts";
import { addDays } from "#rules/time/day.ts";
import { type Holiday, taiwanHoliday } from "#rules/time/taiwan-holidays.ts";

export const holidayName = ({ name, isInstead }: Holiday, words: Holidays): string =>
  isInstead ? words.instead(words[name]) : words[name];

/** Those of these days from today on; days in a row that have one name are one. */
export function holidaysIn(days: readonly (string | null)[], today: string, words: Holidays): string {
  const runs: { first: string; last: string; name: string }[] = [];
  for (const day of days) {
    const holiday = day === null || day < today ? null : taiwanHoliday(day);
    if (day === null || holiday === null) continue;
    const name = holidayName(holiday, words);
    const before = runs.at(-1);
    if (before?.name === name && addDays(before.last, 1) === day) before.last = day;
    else runs.push({ first: day, last: day, name });
  }
  const numberOf = (day: string) => Number(day.slice(8));
  const dates = ({ first, last }: (typeof runs)[number]) =>
    first === last ? String(numberOf(first)) : `${numberOf(first)}–${numberOf(last)}`;
  return runs.map((run) => words.on(dates(run), run.name)).join(" · ");
}
