import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addOnDays, DAY_PARTS, type DayPart, firstMissing } from "#rules/stock/add-on-days.ts";
import { addDays } from "#rules/time/day.ts";

const STAY = { start: "2028-02-27", end: "2028-03-01" };
const ONE_NIGHT = { start: "2028-02-28", end: "2028-02-29" };

test.each<[DayPart, typeof STAY, string[]]>([
  ["any", STAY, ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01"]],
  ["morning", STAY, ["2028-02-28", "2028-02-29", "2028-03-01"]],
  ["evening", STAY, ["2028-02-27", "2028-02-28", "2028-02-29"]],
  ["night", STAY, ["2028-02-27", "2028-02-28", "2028-02-29"]],
  ["morning", ONE_NIGHT, ["2028-02-29"]],
  ["evening", ONE_NIGHT, ["2028-02-28"]],
  ["any", ONE_NIGHT, ["2028-02-28", "2028-02-29"]],
  ["arrival", STAY, ["2028-02-27"]],
  ["departure", STAY, ["2028-03-01"]],
  ["arrival_departure", STAY, ["2028-02-27", "2028-03-01"]],
  ["arrival_departure", ONE_NIGHT, ["2028-02-28", "2028-02-29"]],
])("%s of %j", (part, stay, days) => {
  expect(addOnDays(part, stay)).toEqual(days);
});

test("whatever the stay, there is a day for each, and never one outside it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DAY_PARTS), fc.integer({ min: 1, max: 30 }), (part, nights) => {
      const stay = { start: STAY.start, end: addDays(STAY.start, nights) };
      const days = addOnDays(part, stay);
      const counts = { any: nights + 1, arrival: 1, departure: 1, arrival_departure: 2 } as Partial<
        Record<DayPart, number>
      >;
      expect(days).toHaveLength(counts[part] ?? nights);
      expect(days.every((day) => day >= stay.start && day <= stay.end)).toBe(true);
      expect(days.includes(stay.start)).toBe(part !== "morning" && part !== "departure");
      expect(days.includes(stay.end)).toBe(["any", "morning", "departure", "arrival_departure"].includes(part));
    }),
  );
});

describe("what is left", () => {
  const day = STAY.start;
  const limits = [
    { item_number: "GEAR", daily_stock: 3, own_days: {} },
    { item_number: "BOX", daily_stock: null, own_days: {} },
    { item_number: "TENT", daily_stock: 2, own_days: { [addDays(day, 1)]: 1, [addDays(day, 2)]: null } },
  ];
  const of = (item_number: string, quantity: number, on = day, days = 1) => ({ item_number, quantity, day: on, days });

  test.each([
    ["all of it", [of("GEAR", 3)], [], -1],
    ["one too many", [of("GEAR", 4)], [], 0],
    ["others have some of it", [of("GEAR", 2)], [of("GEAR", 2)], 0],
    ["others have some of it on another day", [of("GEAR", 3)], [of("GEAR", 2, STAY.end)], -1],
    ["others have some of something else", [of("GEAR", 3)], [of("BOX", 2)], -1],
    ["twice in one order", [of("GEAR", 2), of("BOX", 1), of("GEAR", 2)], [], 2],
    ["no limit", [of("BOX", 99)], [of("BOX", 99)], -1],
    ["not known to have a limit", [of("SAKE", 99)], [], -1],
    ["two days, the second with fewer", [of("TENT", 2, day, 2)], [], 0],
    ["two days, and as many as the second has", [of("TENT", 1, day, 2)], [], -1],
    ["a day without the limit of the others", [of("TENT", 9, addDays(day, 2))], [], -1],
    ["a stay that others cross", [of("GEAR", 2, day, 3)], [of("GEAR", 2, addDays(day, 2))], 0],
    ["nothing wanted", [], [of("GEAR", 9)], -1],
  ])("%s", (_what, wanted, taken, missing) => {
    expect(firstMissing(wanted, limits, taken)).toBe(missing);
  });
});
