import { expect, test } from "vitest";
import { emptyRates, firstRules, type PlanRates, type RateRules } from "#rules/rates/rate-rules.ts";
import { usualPrices } from "#rules/rates/usual-prices.ts";

const plan = (rate_plan_id: number, more: Partial<PlanRates>): PlanRates => ({
  ...emptyRates(rate_plan_id),
  ...more,
});

const rules: RateRules = {
  ...firstRules(1),
  seasons: [
    {
      season_id: "all",
      name: "All year",
      from: "2023-01-01",
      to: "2030-12-31",
      yearly: false,
      weekdays: [],
      room_class_ids: [],
      adjust: { kind: "percent", percent: 50 },
      min_nights: 0,
      priority: 0,
    },
  ],
  plans: [
    plan(1, { rooms: [{ room_class_id: 7, base: 3_000, weekend: { kind: "amount", amount: 500 } }] }),
    plan(2, { parent: { rate_plan_id: 1, adjust: { kind: "percent", percent: -10 } } }),
  ],
};
const of = (rate_plan_id: number, room_class_id = 7) => ({
  rate_plan_id,
  room_class_id,
  people: 2,
  allows_member_price: false,
});

test("a weekday and a weekend night, without seasons", () => {
  expect(usualPrices(rules, of(1))).toEqual({ weekday: 3_000, weekend: 3_500 });
});

test("a linked plan follows", () => {
  expect(usualPrices(rules, of(2))).toEqual({ weekday: 2_700, weekend: 3_150 });
});

test("no price, and no such night", () => {
  expect(usualPrices(rules, of(1, 8))).toEqual({ weekday: null, weekend: null });
  expect(usualPrices({ ...rules, weekend_days: [] }, of(1))).toEqual({ weekday: 3_000, weekend: null });
  expect(usualPrices({ ...rules, weekend_days: [1, 2, 3, 4, 5, 6, 7] }, of(1))).toEqual({
    weekday: null,
    weekend: 3_500,
  });
});
