import fc from "fast-check";
import { expect, test } from "vitest";
import { addsUp, chargedNights, type StayNight } from "#rules/stock/charged-nights.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { addDays } from "#rules/time/day.ts";

const night = (day: number, price: number, member_price: number | null = null): StayNight => ({
  date: addDays("2026-12-01", day),
  price,
  member_price,
});
const NIGHTS = [night(0, 1000), night(1, 1200, 900)];
const plan = (price: number, member_price: number | null, allow_member_price = true) => ({
  price,
  member_price,
  allow_member_price,
});

test.each([
  ["a visitor pays everyone's price each night", plan(2200, 1900), false, [1000, 1200]],
  ["a member pays the member price where a night has one", plan(2200, 1900), true, [1000, 900]],
  ["a member pays everyone's where the plan has none", plan(2200, null, false), true, [1000, 1200]],
  ["a price that is not these nights' has no list", plan(2300, 1900), false, null],
  ["a member price that is not these nights' has none either", plan(2200, 2000), false, null],
])("%s", (_what, totals, isMember, prices) => {
  expect(chargedNights({ ...totals, nights: NIGHTS }, isMember)?.map(({ price }) => price) ?? null).toEqual(prices);
});

test("without nights there is no list", () => {
  expect(chargedNights(plan(0, null), false)).toBeNull();
  expect(addsUp(plan(0, null), [])).toBe(false);
});

const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100);
const anyNights = fc
  .array(fc.tuple(amount, fc.option(amount)), { minLength: 1, maxLength: 30 })
  .map((list) => list.map(([price, member], nth) => night(nth, price, member)));

test("whoever is charged, what is listed adds up to the price shown, with cents too", () => {
  const sum = (prices: readonly number[]) => Math.round(prices.reduce((all, each) => all + each * 100, 0)) / 100;
  fc.assert(
    fc.property(anyNights, fc.boolean(), fc.boolean(), (nights, isMember, allow_member_price) => {
      const hasMemberPrice = allow_member_price && nights.some(({ member_price }) => member_price !== null);
      const totals = {
        price: sum(nights.map(({ price }) => price)),
        member_price: hasMemberPrice ? sum(nights.map((each) => each.member_price ?? each.price)) : null,
        allow_member_price,
      };
      const listed = chargedNights({ ...totals, nights }, isMember);
      expect(listed?.map(({ date }) => date)).toEqual(nights.map(({ date }) => date));
      expect(sum(listed!.map(({ price }) => price))).toBe(chargedPrice(totals, isMember));
    }),
  );
});

test("a list with one night changed, lost or added is never shown", () => {
  fc.assert(
    fc.property(anyNights, fc.nat(), fc.integer({ min: 1, max: 5000 }), (nights, at, more) => {
      const price = Math.round(nights.reduce((all, each) => all + each.price * 100, 0)) / 100;
      const nth = at % nights.length;
      const changed = nights.map((each, index) => (index === nth ? { ...each, price: each.price + more } : each));
      expect(chargedNights({ ...plan(price, null), nights: changed }, false)).toBeNull();
      expect(chargedNights({ ...plan(price, null), nights: [...nights, night(40, more)] }, false)).toBeNull();
    }),
  );
});
