import fc from "fast-check";
import { expect, test } from "vitest";
import { countsOn, faultOf, stepped, wholeStay } from "#rules/add-ons/extra-counts.ts";

const open = (left: number | null) => ({ left, isOpen: true });
const item = { least: 2, most: 20, price_per: "piece" as const };

test.each([
  [4950, item, open(null), { is: "too_many", count: 20 }],
  [4950, item, open(5), { is: "too_many", count: 5 }],
  [6, item, open(5), { is: "few_left", count: 5 }],
  [1, item, open(5), { is: "too_few", count: 2 }],
  [2, item, open(1), { is: "gone", count: 0 }],
  [2, item, { left: 9, isOpen: false }, { is: "too_late", count: 0 }],
  [5, { ...item, price_per: "person" as const }, open(null), { is: "too_many", count: 3 }],
  [3, { ...item, price_per: "person" as const }, open(3), null],
])("%i of it", (quantity, of, day, fault) => {
  expect(faultOf(quantity, of, day, 3)).toEqual(fault);
});

test("what clicks lead to can always be had, or is nothing", () => {
  const bounds = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }));
  const cases = fc.record({
    bounds,
    price_per: fc.constantFrom("piece" as const, "person" as const),
    left: fc.option(fc.nat(120)),
    isOpen: fc.boolean(),
    people: fc.integer({ min: 1, max: 60 }),
    quantity: fc.nat(5000),
    by: fc.constantFrom(1 as const, -1 as const),
  });
  fc.assert(
    fc.property(cases, ({ bounds: [one, other], price_per, left, isOpen, people, quantity, by }) => {
      const of = { least: Math.min(one, other), most: Math.max(one, other), price_per };
      const next = stepped(quantity, by, countsOn(of, { left, isOpen }, people));
      return next === 0 || faultOf(next, of, { left, isOpen }, people) === null;
    }),
  );
});

test("the whole stay has as much as its scarcest day", () => {
  expect(wholeStay([open(null), open(3), open(7)])).toEqual(open(3));
  expect(wholeStay([{ left: null, isOpen: false }, open(null)])).toEqual({ left: null, isOpen: false });
});
