/** Plans side by side: what a guest is charged, in which order they stand, which exclude each other (specification 4, 6, 9). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chargedPrice,
  isPlanDisabled,
  mixesEntireRent,
  sortPlans,
  sortRooms,
  struckPrice,
  withBreakfast,
} from "#rules/stock/plans.ts";

const plan = (rate_plan_id: number, price: number, member_price: number | null = null, allow_member_price = true) => ({
  rate_plan_id,
  price,
  member_price,
  allow_member_price,
});
const ids = (plans: readonly { rate_plan_id: number }[]) => plans.map((plan) => plan.rate_plan_id);

const WHOLE = { support_entire_rent: true };
const NORMAL = { support_entire_rent: false };

test.each([
  ["a visitor", plan(1, 1000, 800), false, 1000],
  ["a member", plan(1, 1000, 800), true, 800],
  ["a member, where the plan allows no member price", plan(1, 1000, 800, false), true, 1000],
  ["a member, where there is no member price", plan(1, 1000, null), true, 1000],
  ["a member, where neither is", plan(1, 1000, null, false), true, 1000],
  ["a member, where the member price is nothing", plan(1, 1000, 0), true, 0],
  ["a visitor, where the member price is nothing", plan(1, 1000, 0), false, 1000],
])("%s is charged what they see", (_who, plan, isMember, charged) => {
  expect(chargedPrice(plan, isMember)).toBe(charged);
});

test("what is struck through is what a visitor is asked for the same nights, and more than a member pays", () => {
  const any = fc.record({
    rate_plan_id: fc.constant(1),
    price: fc.nat(9),
    member_price: fc.option(fc.nat(9)),
    allow_member_price: fc.boolean(),
  });
  fc.assert(
    fc.property(any, (plan) => {
      expect(struckPrice(plan, false)).toBeNull();
      const struck = struckPrice(plan, true);
      const [visitor, member] = [chargedPrice(plan, false), chargedPrice(plan, true)];
      expect(struck).toBe(member < visitor ? visitor : null);
    }),
  );
});

describe("plans stand", () => {
  test("by price, ties by id", () => {
    const plans = [plan(9, 2000), plan(4, 1000), plan(3, 3000), plan(2, 2000), plan(10, 2000)];
    expect(ids(sortPlans(plans, false))).toEqual([4, 2, 9, 10, 3]);
  });

  test("by member price for a member, where there is one", () => {
    const plans = [plan(1, 1000), plan(2, 1200, 900), plan(3, 1100, 500, false), plan(4, 1500, 1000)];
    expect(ids(sortPlans(plans, false))).toEqual([1, 3, 2, 4]);
    expect(ids(sortPlans(plans, true))).toEqual([2, 1, 4, 3]);
  });

  const listed = fc.record({
    rate_plan_id: fc.integer({ min: 1, max: 1000 }),
    price: fc.integer({ min: 0, max: 5 }),
    member_price: fc.option(fc.integer({ min: 0, max: 5 })),
    allow_member_price: fc.boolean(),
  });
  const plans = fc.uniqueArray(listed, { maxLength: 8, selector: (plan) => plan.rate_plan_id });

  test("each before what costs more, and none is lost or the list it came from changed", () => {
    fc.assert(
      fc.property(plans, fc.boolean(), (plans, isMember) => {
        const before = [...plans];
        const sorted = sortPlans(plans, isMember);
        expect(plans).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(plans));
        expect(sorted).toHaveLength(plans.length);
        for (const [index, one] of sorted.entries()) {
          for (const other of sorted.slice(index + 1)) {
            const [a, b] = [chargedPrice(one, isMember), chargedPrice(other, isMember)];
            expect(a < b || (a === b && one.rate_plan_id < other.rate_plan_id)).toBe(true);
          }
        }
      }),
    );
  });

  test("so do rooms, by their first plan: those without plans last, equal ones as the lodging has them", () => {
    fc.assert(
      fc.property(fc.array(fc.array(listed, { maxLength: 2 }), { maxLength: 8 }), fc.boolean(), (lists, isMember) => {
        const rooms = lists.map((rate_plans, place) => ({ place, rate_plans }));
        const places = sortRooms(rooms, isMember).map((room) => room.place);
        // One price after the other, lowest first, each time everyone who has it.
        const expected: number[] = [];
        for (let price = 0; price <= 5; price++) {
          for (const { place, rate_plans } of rooms) {
            if (rate_plans[0] && chargedPrice(rate_plans[0], isMember) === price) expected.push(place);
          }
        }
        for (const { place, rate_plans } of rooms) if (rate_plans.length === 0) expected.push(place);
        expect(places).toEqual(expected);
      }),
    );
  });
});

test("rooms stand by the first plan's price, not by the cheapest", () => {
  const rooms = [
    { name: "none", rate_plans: [] },
    { name: "late", rate_plans: [plan(1, 3000), plan(2, 100)] },
    { name: "member", rate_plans: [plan(3, 2500, 900)] },
    { name: "first", rate_plans: [plan(4, 1000)] },
    { name: "none too", rate_plans: [] },
  ];
  const names = (isMember: boolean) => sortRooms(rooms, isMember).map((room) => room.name);
  expect(names(false)).toEqual(["first", "member", "late", "none", "none too"]);
  expect(names(true)).toEqual(["member", "first", "late", "none", "none too"]);
});

test("the meals filter keeps plans containing breakfast", () => {
  const meals = [[], ["breakfast"], ["dinner"], ["lunch", "dinner", "breakfast"], ["Breakfast"], ["breakfast_set"]];
  const plans = meals.map((contain_meals, place) => ({ place, contain_meals }));
  expect(withBreakfast(plans).map((plan) => plan.place)).toEqual([1, 3]);
});

describe("the whole house", () => {
  test.each([
    ["a normal plan, nothing ordered", NORMAL, [], false],
    ["a whole house, nothing ordered", WHOLE, [], false],
    ["a normal plan beside normal ones", NORMAL, [NORMAL, NORMAL], false],
    ["a whole house beside a normal one", WHOLE, [NORMAL], true],
    ["a whole house beside a whole house", WHOLE, [WHOLE], true],
    ["a normal plan beside a whole house", NORMAL, [WHOLE], true],
    ["a normal plan where any is a whole house", NORMAL, [NORMAL, WHOLE], true],
  ])("%s", (_case, plan, ordered, disabled) => {
    expect(isPlanDisabled(plan, ordered)).toBe(disabled);
  });

  test.each([
    ["nothing", [], false],
    [
      "normal rooms",
      [
        { num: 3, plan: NORMAL },
        { num: 1, plan: NORMAL },
      ],
      false,
    ],
    ["one house", [{ num: 1, plan: WHOLE }], false],
    ["one house twice", [{ num: 2, plan: WHOLE }], true],
    [
      "two houses",
      [
        { num: 1, plan: WHOLE },
        { num: 1, plan: WHOLE },
      ],
      true,
    ],
    [
      "a house and a room",
      [
        { num: 1, plan: WHOLE },
        { num: 1, plan: NORMAL },
      ],
      true,
    ],
    [
      "a room and a house",
      [
        { num: 1, plan: NORMAL },
        { num: 1, plan: WHOLE },
      ],
      true,
    ],
  ])("an order of %s, %j, mixes: %s", (_case, lines, mixes) => {
    expect(mixesEntireRent(lines)).toBe(mixes);
  });

  test("adding only what is not disabled never mixes, and what is disabled would", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(WHOLE, NORMAL), { maxLength: 6 }), (wanted) => {
        const ordered: (typeof WHOLE)[] = [];
        for (const plan of wanted) {
          const disabled = isPlanDisabled(plan, ordered);
          expect(mixesEntireRent([...ordered, plan].map((plan) => ({ num: 1, plan })))).toBe(disabled);
          if (!disabled) ordered.push(plan);
        }
        const houses = ordered.filter((plan) => plan.support_entire_rent).length;
        expect(houses === 0 || ordered.length === 1).toBe(true);
      }),
    );
  });
});
