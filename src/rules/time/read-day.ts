/** A day as people type it: 2026-11-18, 2026/11/18, 2026年11月18日, 2026. 11. 18., 20261118, 11/18/2026, Nov 18, 2026. */
import { isDay } from "#rules/time/day.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const dayOf = (year: string, month: string | number, day: string): string | null => {
  const text = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : null;
};

/** null: it is none, or not all of one yet. */
export function readDay(typed: string): string | null {
  // Full-width digits, as an East Asian keyboard writes them, are the same ones.
  const text = typed.normalize("NFKC").trim().toLowerCase();
  const numbers = text.match(/\d+/g) ?? [];
  const [first = "", second = "", third = ""] = numbers;
  if (/^\d{8}$/.test(text)) return dayOf(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  const named = MONTHS.findIndex((month) => new RegExp(`\\b${month}[a-z]*\\b`).test(text));
  if (named !== -1 && numbers.length === 2) {
    return first.length === 4 ? dayOf(first, named + 1, second) : dayOf(second, named + 1, first);
  }
  if (numbers.length !== 3 || /[a-z]/.test(text)) return null;
  // The year comes first, or where it comes last the month does.
  return first.length === 4 ? dayOf(first, second, third) : dayOf(third, first, second);
}
