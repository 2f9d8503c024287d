/** What a room costs by a plan on most nights of a year: on a weekday and at a weekend, outside of seasons. */
import { priceNight } from "#rules/rates/price-night.ts";
import type { RateRules, RateTarget } from "#rules/rates/rate-rules.ts";

/** Monday to Sunday, in any year. */
const WEEK = Array.from({ length: 7 }, (_, at) => ({ weekday: at + 1, day: `2024-01-0${at + 1}` }));

/** null: the rules have no price for it, or no night of the week is such a night. */
export function usualPrices(rules: RateRules, target: RateTarget): { weekday: number | null; weekend: number | null } {
  const priceOn = (isWeekend: boolean) => {
    const night = WEEK.find(({ weekday }) => rules.weekend_days.includes(weekday) === isWeekend);
    return night ? (priceNight({ ...rules, seasons: [] }, target, night.day)?.price ?? null) : null;
  };
  return { weekday: priceOn(false), weekend: priceOn(true) };
}
