/** "From" prices: among all stays that can be had, against a plain search through them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FROM_DAYS, fromPrices, lowestFrom } from "#rules/stock/from-price.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";

const TODAY = "2028-02-15";
const offer = fc.record({
  ahead: fc.integer({ min: 0, max: FROM_DAYS + 3 }),
  nights: fc.constantFrom(1, 2, 3, 7),
  room_class_id: fc.integer({ min: 1, max: 3 }),
  rate_plan_id: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 0, max: 60 }),
});

test("of each class the shortest length that is sold, its cheapest night rounded up, the first plan", () => {
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 25 }), fc.shuffledSubarray([1, 2, 3, 7]), (offers, lengths) => {
      const offersOf = ({ start, end }: { start: string; end: string }) =>
        offers.filter(({ ahead, nights }) => addDays(TODAY, ahead) === start && nights === nightsBetween(start, end));
      const found = fromPrices(TODAY, offersOf, lengths);
      for (const room of [1, 2, 3]) {
        const own = offers.filter(
          (each) => each.room_class_id === room && each.ahead < FROM_DAYS && lengths.includes(each.nights),
        );
        const nights = Math.min(...own.map((each) => each.nights));
        const candidates = own.filter((each) => each.nights === nights);
        const price = Math.min(...candidates.map((each) => Math.ceil(each.price / nights)));
        const plans = candidates.filter((each) => Math.ceil(each.price / nights) === price);
        const rate_plan_id = Math.min(...plans.map((each) => each.rate_plan_id));
        expect(found.get(room)).toEqual(own.length === 0 ? undefined : { price, nights, rate_plan_id });
      }
    }),
  );
});

describe("of several classes", () => {
  const of = (price: number, nights = 1) => ({ price, nights });
  test.each([
    ["the cheapest night", [of(3000), of(2800)], of(2800)],
    ["a single night before a cheaper week", [of(2200, 7), of(3000)], of(3000)],
    ["the shorter stay where no night is sold", [of(2200, 7), of(2500, 3)], of(2500, 3)],
    ["those that have a price", [null, of(3000)], of(3000)],
    ["nothing where none has", [null], null],
    ["nothing of nothing", [], null],
  ])("%s", (_title, prices, lowest) => {
    expect(lowestFrom(prices)).toEqual(lowest);
  });
});
