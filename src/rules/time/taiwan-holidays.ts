/**
 * Public holidays in Taiwan: the days of the 紀念日及節日實施條例 (2025-05-28), and the days off in their place by point 3 of the
 * 政府機關配合紀念日與節日補假及調整放假處理要點 (2025-06-13): on a Saturday the workday before, on a Sunday the workday after.
 * For the new year by the moon the government chooses each year; such a day is in `CHOSEN` once the calendar of government offices
 * (https://www.dgpa.gov.tw, 政府行政機關辦公日曆表) has been published. In years without moon days nothing is marked.
 */
import { addDays } from "#rules/time/day.ts";

type HolidayName =
  | "new_year"
  | "lunar_eve"
  | "lunar_new_year"
  | "peace"
  | "children"
  | "tombs"
  | "labour"
  | "dragon_boat"
  | "mid_autumn"
  | "teachers"
  | "national"
  | "retrocession"
  | "constitution";

/** `isInstead`: a day off because the holiday itself falls on a weekend. */
export type Holiday = { name: HolidayName; isInstead: boolean };

type MoonDays = { newYear: string; tombs: string; dragonBoat: string; midAutumn: string };

/** The days that move, by year, as `MM-DD`. */
const MOON_DAYS: Record<number, MoonDays> = {
  2026: { newYear: "02-17", tombs: "04-05", dragonBoat: "06-19", midAutumn: "09-25" },
  2027: { newYear: "02-06", tombs: "04-05", dragonBoat: "06-09", midAutumn: "09-15" },
  2028: { newYear: "01-26", tombs: "04-04", dragonBoat: "05-28", midAutumn: "10-03" },
  2029: { newYear: "02-13", tombs: "04-04", dragonBoat: "06-16", midAutumn: "09-22" },
  2030: { newYear: "02-03", tombs: "04-05", dragonBoat: "06-05", midAutumn: "09-12" },
};

export const HOLIDAY_YEARS: readonly number[] = Object.keys(MOON_DAYS).map(Number);

/** Days off at the new year by the moon in place of one on a weekend, as published. */
const CHOSEN: readonly string[] = ["2026-02-20"];

const SATURDAY = 6;
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: string): boolean => weekdayOf(day) % SATURDAY === 0;

/** Where both are on one day, children have the day before, and the day after a Thursday. */
function childrenDay(year: number, tombs: string): string {
  const usual = `${year}-04-04`;
  if (tombs !== usual) return usual;
  return addDays(usual, weekdayOf(usual) === 4 ? 1 : -1);
}

function holidaysIn(year: number): [day: string, HolidayName][] {
  const moon = MOON_DAYS[year];
  if (!moon) return [];
  const on = (day: string) => `${year}-${day}`;
  const newYear = on(moon.newYear);
  return [
    [on("01-01"), "new_year"],
    [addDays(newYear, -2), "lunar_eve"],
    [addDays(newYear, -1), "lunar_eve"],
    ...[0, 1, 2].map((after): [string, HolidayName] => [addDays(newYear, after), "lunar_new_year"]),
    [on("02-28"), "peace"],
    [childrenDay(year, on(moon.tombs)), "children"],
    [on(moon.tombs), "tombs"],
    [on("05-01"), "labour"],
    [on(moon.dragonBoat), "dragon_boat"],
    [on(moon.midAutumn), "mid_autumn"],
    [on("09-28"), "teachers"],
    [on("10-10"), "national"],
    [on("10-25"), "retrocession"],
    [on("12-25"), "constitution"],
  ];
}

function allHolidays(): ReadonlyMap<string, Holiday> {
  const days = HOLIDAY_YEARS.flatMap(holidaysIn);
  const all = new Map(days.map(([day, name]): [string, Holiday] => [day, { name, isInstead: false }]));
  for (const day of CHOSEN) all.set(day, { name: "lunar_new_year", isInstead: true });
  for (const [day, name] of days) {
    if (!isWeekend(day) || name === "lunar_eve" || name === "lunar_new_year") continue;
    const step = weekdayOf(day) === SATURDAY ? -1 : 1;
    let other = addDays(day, step);
    while (isWeekend(other) || all.has(other)) other = addDays(other, step);
    all.set(other, { name, isInstead: true });
  }
  return all;
}

/** By day. Made once, when a calendar is opened. */
let known: ReadonlyMap<string, Holiday> | undefined;

export function taiwanHoliday(day: string): Holiday | null {
  known ??= allHolidays();
  return known.get(day) ?? null;
}
