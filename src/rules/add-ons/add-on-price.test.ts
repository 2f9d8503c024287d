import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysOf, firstOutOfBounds, mostOf, PRICE_PER, type PricePer, useOf } from "#rules/add-ons/add-on-price.ts";
import { DAY_PARTS } from "#rules/stock/add-on-days.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";

const STAY = { start: "2031-03-11", end: "2031-03-13" };
const item = (price_per: PricePer, day_part: (typeof DAY_PARTS)[number] = "any") => ({
  price: 180,
  price_per,
  day_part,
});

describe("two nights", () => {
  test.each([
    ["a piece, first day", item("piece"), null, { day: "2031-03-11", days: 1, unit_price: 180 }],
    ["a piece, the last day", item("piece"), "2031-03-13", { day: "2031-03-13", days: 1, unit_price: 180 }],
    ["a piece, a day after", item("piece"), "2031-03-14", null],
    ["a person's breakfast", item("person", "morning"), null, { day: "2031-03-12", days: 1, unit_price: 180 }],
    ["a breakfast on arrival", item("person", "morning"), "2031-03-11", null],
    ["each night", item("night"), null, { day: "2031-03-11", days: 2, unit_price: 360 }],
    ["each night, from the second", item("night"), "2031-03-12", { day: "2031-03-11", days: 2, unit_price: 360 }],
    ["each night, the day of departure", item("night"), "2031-03-13", null],
    ["each morning", item("night", "morning"), null, { day: "2031-03-12", days: 2, unit_price: 360 }],
    ["the stay", item("stay"), null, { day: "2031-03-11", days: 3, unit_price: 180 }],
    ["the evenings of the stay", item("stay", "evening"), null, { day: "2031-03-11", days: 2, unit_price: 180 }],
  ])("%s", (_what, sold, date, use) => {
    expect(useOf(sold, STAY, date)).toEqual(use);
  });
});

test("whatever it is and however long the stay: it is used within it, and what is paid per night is paid for each", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PRICE_PER),
      fc.constantFrom(...DAY_PARTS),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: -3, max: 35 }),
      (price_per, day_part, nights, price, ahead) => {
        const stay = { start: STAY.start, end: addDays(STAY.start, nights) };
        const date = ahead < 0 ? null : addDays(stay.start, ahead);
        const days = daysOf({ price_per, day_part }, stay);
        const use = useOf({ price, price_per, day_part }, stay, date);
        expect(use === null).toBe(date !== null && !days.includes(date));
        if (!use) return;
        const last = addDays(use.day, use.days - 1);
        expect(use.day >= stay.start && last <= stay.end).toBe(true);
        expect(use.unit_price).toBe(price_per === "night" ? price * nightsBetween(stay.start, stay.end) : price);
        if (price_per === "night") expect(use.days).toBe(nights);
      },
    ),
  );
});

describe("how many", () => {
  const bounds = { least: 2, most: 4, price_per: "piece" as const };
  const line = (quantity: number, day = STAY.start) => ({ item_number: "BOX", day, quantity, bounds });

  test.each([
    ["least", [line(2)], [], -1],
    ["too few", [line(1)], [], 0],
    ["most", [line(4)], [], -1],
    ["too many", [line(5)], [], 0],
    ["too few with what is there already", [line(1)], [line(1)], -1],
    ["too many with what is there already", [line(2)], [line(3)], 0],
    ["two lines of a day count together", [line(1), line(1)], [], -1],
    ["two days do not", [line(2), line(1, STAY.end)], [], 1],
  ])("%s", (_what, lines, owned, first) => {
    expect(firstOutOfBounds(lines, owned, null)).toBe(first);
  });

  test("for persons: as many as come", () => {
    const each = { most: 9, price_per: "person" as const };
    expect([mostOf(each, 3), mostOf(each, null), mostOf({ ...each, most: 2 }, 3)]).toEqual([3, 9, 2]);
    const lines = [{ item_number: "BOX", day: STAY.start, quantity: 4, bounds: { least: 1, ...each } }];
    expect(firstOutOfBounds(lines, [], 3)).toBe(0);
  });
});
