/** Days of the demo count from the day it is loaded, so that it is never out of date. */
import { z } from "zod";
import { addDays, isDay } from "#rules/time/day.ts";

/** `count_from` counts from a later day: the next "friday", or the next such day of a year, "05-31". null = no limit. */
export const rangeSchema = z.strictObject({
  count_from: z
    .string()
    .refine((text) => text === "friday" || isDay(`2024-${text}`), '"friday", or a day such as "05-31"')
    .optional(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
});

type Range = z.output<typeof rangeSchema>;

/** Both ends of a range as days, inclusive. */
export function daysOf(today: string, { count_from, from, to }: Range): { from: string | null; to: string | null } {
  const start = startOf(today, count_from);
  const at = (days: number | null) => (days === null ? null : addDays(start, days));
  return { from: at(from), to: at(to) };
}

function startOf(today: string, count_from: Range["count_from"]): string {
  if (count_from === undefined) return today;
  const isStart = (day: string) =>
    count_from === "friday" ? new Date(day).getUTCDay() === 5 : day.endsWith(`-${count_from}`);
  let day = today;
  while (!isStart(day)) day = addDays(day, 1);
  return day;
}
