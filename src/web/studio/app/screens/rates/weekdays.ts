import { addDays } from "#rules/time/day.ts";
import { useStudio } from "../../studio-data.ts";

/** A Monday. */
const MONDAY = "2024-01-01";

/** Weekdays in the reader's language, Monday first. */
export function useWeekdays(): string[] {
  const { lang } = useStudio();
  const format = new Intl.DateTimeFormat(lang, { weekday: "short", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, nth) => format.format(new Date(`${addDays(MONDAY, nth)}T00:00:00Z`)));
}
