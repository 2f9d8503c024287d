import fc from "fast-check";
import { expect, test } from "vitest";
import { sum } from "#rules/money/money.ts";
import { nightChanges, nightKey, type StoredNight } from "#rules/rates/night-changes.ts";
import { priceNight, seasonOf } from "#rules/rates/price-night.ts";
import {
  emptyRates,
  firstRules,
  type PlanRates,
  type RateRules,
  type RateTarget,
  type Season,
} from "#rules/rates/rate-rules.ts";
import { rateProblems } from "#rules/rates/rate-problems.ts";
import { rulesDifference } from "#rules/rates/rules-difference.ts";
import { addDays } from "#rules/time/day.ts";

const plan = (more: Partial<PlanRates> = {}): PlanRates => ({
  ...emptyRates(1),
  rooms: [{ room_class_id: 7, base: 3_000, weekend: { kind: "percent", percent: 10 } }],
  ...more,
});

const season = (more: Partial<Season> = {}): Season => ({
  season_id: "new-year",
  name: "Lunar New Year",
  from: "2027-02-05",
  to: "2027-02-10",
  yearly: false,
  weekdays: [],
  room_class_ids: [],
  adjust: { kind: "percent", percent: 25 },
  min_nights: 0,
  priority: 0,
  ...more,
});

const rulesOf = (more: Partial<RateRules> = {}): RateRules => ({ ...firstRules(1), plans: [plan()], ...more });

const target: RateTarget = { rate_plan_id: 1, room_class_id: 7, people: 4, allows_member_price: true };

/** A Thursday, a Friday. */
const [THURSDAY, FRIDAY] = ["2027-02-04", "2027-02-05"];

const priceOn = (rules: RateRules, day: string) => priceNight(rules, target, day)!.price;

test.each<[string, Partial<RateRules>, string, number]>([
  ["a weekday is the base", {}, THURSDAY, 3_000],
  ["the weekend is added", {}, FRIDAY, 3_300],
  ["a season after the weekend, rounded to tens", { seasons: [season()] }, FRIDAY, 4_130],
  ["a season on the day before it begins", { seasons: [season()] }, THURSDAY, 3_000],
  ["a fixed price", { seasons: [season({ adjust: { kind: "price", price: 8_888 } })] }, FRIDAY, 8_890],
  ["an amount", { seasons: [season({ adjust: { kind: "amount", amount: -300 } })] }, FRIDAY, 3_000],
  ["only some weekdays", { seasons: [season({ weekdays: [6, 7] })] }, FRIDAY, 3_300],
  ["only some rooms", { seasons: [season({ room_class_ids: [8] })] }, FRIDAY, 3_300],
  ["every year", { seasons: [season({ from: "2024-02-05", to: "2024-02-10", yearly: true })] }, FRIDAY, 4_130],
  [
    "over the turn of the year",
    { seasons: [season({ from: "2024-12-20", to: "2025-02-05", yearly: true })] },
    FRIDAY,
    4_130,
  ],
  ["extra persons", { plans: [plan({ extra_person: { included: 2, amount: 500 } })] }, THURSDAY, 4_000],
  ["rounded up", { rounding: { to: 500, mode: "up" } }, FRIDAY, 3_500],
  ["rounded down", { rounding: { to: 500, mode: "down" } }, FRIDAY, 3_000],
])("%s", (_, rules, day, price) => expect(priceOn(rulesOf(rules), day)).toBe(price));

test("of overlapping seasons the one with the higher priority counts, of equal ones the first", () => {
  const both = [
    season({ season_id: "a" }),
    season({ season_id: "b", priority: 1 }),
    season({ season_id: "c", priority: 1 }),
  ];
  expect(seasonOf(both, 7, FRIDAY)?.season_id).toBe("b");
});

test("a derived plan follows its parent, also where that was set by hand; its own parent must have prices", () => {
  const derived = plan({
    rate_plan_id: 2,
    rooms: [],
    parent: { rate_plan_id: 1, adjust: { kind: "percent", percent: -10 } },
  });
  const rules = rulesOf({ plans: [plan(), derived] });
  const own = { ...target, rate_plan_id: 2 };
  expect(priceNight(rules, own, FRIDAY)?.price).toBe(2_970);
  expect(priceNight(rules, own, FRIDAY, () => 5_000)).toMatchObject({
    price: 4_500,
    parts: [{ kind: "hand" }, { kind: "derived" }],
  });
  const further = plan({ ...derived, rate_plan_id: 3, parent: { ...derived.parent!, rate_plan_id: 2 } });
  expect(priceNight({ ...rules, plans: [...rules.plans, further] }, { ...target, rate_plan_id: 3 }, FRIDAY)).toBeNull();
});

test("members pay less, never more; a season asks for more nights", () => {
  const rules = rulesOf({ plans: [plan({ member_percent: 7, max_nights: 2 })], seasons: [season({ min_nights: 3 })] });
  expect(priceNight(rules, target, FRIDAY)).toMatchObject({
    price: 4_130,
    member_price: 3_840,
    min_nights: 3,
    max_nights: 3,
  });
  expect(priceNight(rules, { ...target, allows_member_price: false }, FRIDAY)?.member_price).toBeNull();
});

test("what can't be priced is said at its field", () => {
  const plans = [{ rate_plan_id: 1, target_rooms: [7], support_entire_rent: false }];
  const problems = (rules: Partial<RateRules>) => rateProblems(rulesOf(rules), plans);
  expect(problems({})).toEqual([]);
  expect(problems({ seasons: [season({ to: "2027-02-01" })] })).toMatchObject([{ field: "rules.seasons.0.to" }]);
  expect(problems({ plans: [plan({ rate_plan_id: 9 })] })).toMatchObject([{ field: "rules.plans.0.rate_plan_id" }]);
  expect(problems({ plans: [plan({ rooms: [{ room_class_id: 8, base: 1, weekend: null }] })] })).toMatchObject([
    { field: "rules.plans.0.rooms.0.room_class_id" },
  ]);
  expect(problems({ plans: [plan({ min_nights: 3, max_nights: 2 })] })).toMatchObject([
    { field: "rules.plans.0.max_nights" },
  ]);
  const self = plan({ rooms: [], parent: { rate_plan_id: 1, adjust: { kind: "percent", percent: 5 } } });
  expect(problems({ plans: [self] })).toEqual([{ code: "PLAN_PARENT_INVALID", field: "rules.plans.0.parent" }]);
});

test("the log names only what differs", () => {
  const { before, after } = rulesDifference(rulesOf(), rulesOf({ seasons: [season()] }));
  expect(before).toBe("");
  expect(after).toContain("Lunar New Year");
});

const adjustment = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: -60, max: 200 }) }),
  fc.record({ kind: fc.constant("amount" as const), amount: fc.integer({ min: -900, max: 9_000 }) }),
  fc.record({ kind: fc.constant("price" as const), price: fc.integer({ min: 100, max: 99_999 }) }),
);
const START = "2027-01-01";
const day = fc.integer({ min: 0, max: 60 }).map((ahead) => addDays(START, ahead));
const anySeason = fc
  .record({
    from: day,
    nights: fc.integer({ min: 0, max: 20 }),
    adjust: adjustment,
    priority: fc.integer({ min: 0, max: 3 }),
    yearly: fc.boolean(),
  })
  .map(({ nights, ...each }) => season({ ...each, to: addDays(each.from, nights) }));
const anyRules = fc
  .record({
    base: fc.integer({ min: 2_000, max: 90_000 }),
    weekend: fc.option(adjustment),
    seasons: fc.array(anySeason, { maxLength: 5 }),
    derive: adjustment,
    to: fc.constantFrom(1, 10, 50, 100),
    mode: fc.constantFrom("nearest" as const, "up" as const, "down" as const),
    member_percent: fc.option(fc.integer({ min: 1, max: 90 })),
    weekend_days: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  })
  .map(({ base, weekend, seasons, derive, to, mode, member_percent, weekend_days }): RateRules => ({
    weekend_days,
    rounding: { to, mode },
    seasons,
    plans: [
      plan({
        rooms: [{ room_class_id: 7, base, weekend }],
        member_percent,
        extra_person: { included: 2, amount: 333 },
      }),
      plan({ rate_plan_id: 2, rooms: [], parent: { rate_plan_id: 1, adjust: derive }, member_percent }),
    ],
  }));

const targets = [target, { ...target, rate_plan_id: 2 }];
const days = Array.from({ length: 70 }, (_, ahead) => addDays(START, ahead));

/** The nights after a change, as they are stored. */
function written(stored: readonly StoredNight[], changes: ReturnType<typeof nightChanges>["changes"]): StoredNight[] {
  const byKey = new Map(stored.map((night) => [nightKey(night), night]));
  for (const { after } of changes) byKey.set(nightKey(after), after);
  return [...byKey.values()];
}

test("a price is the sum of its parts, rounded as asked, and members never pay more", () => {
  fc.assert(
    fc.property(anyRules, fc.integer({ min: 0, max: 400 }), fc.constantFrom(1, 2), (rules, ahead, rate_plan_id) => {
      const night = priceNight(rules, { ...target, rate_plan_id }, addDays(START, ahead))!;
      expect(sum(night.parts.map((part) => part.amount))).toBe(night.price);
      expect(Number.isInteger(night.price) && night.price % rules.rounding.to === 0).toBe(true);
      if (night.member_price !== null && night.price > 0) expect(night.member_price).toBeLessThanOrEqual(night.price);
    }),
  );
});

test("nights set by hand stay unless asked; saving again changes nothing; the rest is what the rules say", () => {
  const hand = fc.array(
    fc.record({ night: day, rate_plan_id: fc.constantFrom(1, 2), price: fc.integer({ min: 1, max: 99_999 }) }),
  );
  fc.assert(
    fc.property(anyRules, anyRules, hand, fc.boolean(), (first, second, set, overwriteHandSet) => {
      const byHand = new Map(
        set.map(({ night, rate_plan_id, price }) => {
          const row: StoredNight = {
            night,
            rate_plan_id,
            room_class_id: 7,
            price,
            member_price: null,
            min_nights: 0,
            max_nights: null,
            lead_days: 0,
            set_by: "hand",
          };
          return [nightKey(row), row];
        }),
      );
      const before = written([...byHand.values()], nightChanges(first, targets, [...byHand.values()], days).changes);
      const { changes, kept } = nightChanges(second, targets, before, days, { overwriteHandSet });
      const after = written(before, changes);
      expect(nightChanges(second, targets, after, days).changes).toEqual([]);
      for (const night of after) {
        const own = byHand.get(nightKey(night));
        if (own && !overwriteHandSet) expect(night).toEqual(own);
        else expect(night.set_by).toBe("rule");
      }
      if (overwriteHandSet) expect(kept).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
