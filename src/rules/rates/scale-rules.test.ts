import { expect, test } from "vitest";
import { firstRules, type RateRules } from "#rules/rates/rate-rules.ts";
import { scaleRules } from "#rules/rates/scale-rules.ts";

const rules: RateRules = {
  ...firstRules(1),
  seasons: [
    {
      season_id: "a",
      name: "New Year",
      from: "2027-01-01",
      to: "2027-01-03",
      yearly: false,
      weekdays: [],
      room_class_ids: [],
      adjust: { kind: "amount", amount: 500 },
      min_nights: 0,
      priority: 0,
    },
  ],
  plans: [
    {
      rate_plan_id: 1,
      rooms: [{ room_class_id: 1, base: 2_000, weekend: { kind: "price", price: 2_400 } }],
      parent: null,
      extra_person: { included: 2, amount: 600 },
      member_percent: 10,
      min_nights: 0,
      max_nights: null,
      lead_days: 0,
    },
    {
      rate_plan_id: 2,
      rooms: [],
      parent: { rate_plan_id: 1, adjust: { kind: "percent", percent: -10 } },
      extra_person: null,
      member_percent: null,
      min_nights: 0,
      max_nights: null,
      lead_days: 0,
    },
  ],
};

test("amounts are counted in other units, percentages stay; back again it is the same", () => {
  const cents = scaleRules(rules, 100);
  expect(cents.rounding.to).toBe(1_000);
  expect(cents.seasons[0]!.adjust).toEqual({ kind: "amount", amount: 50_000 });
  expect(cents.plans[0]).toMatchObject({
    rooms: [{ base: 200_000, weekend: { kind: "price", price: 240_000 } }],
    extra_person: { included: 2, amount: 60_000 },
    member_percent: 10,
  });
  expect(cents.plans[1]!.parent!.adjust).toEqual({ kind: "percent", percent: -10 });
  expect(scaleRules(cents, 0.01)).toEqual(rules);
});
