/** What a guest of a band pays with each plan: the meals it contains, and no others. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { bandsWithMeals, mealsOf } from "#rules/guests/band-meals.ts";
import type { Band } from "#rules/guests/guest-bands.ts";
import { type Meal, MEALS } from "#rules/stock/plans.ts";

const named = (label: Band["label"], meals: readonly Meal[]) => ({
  "en-US": `${label["en-US"]} + ${meals.join(" + ")}`,
});
const band = (price: number, meals?: Band["meals"]): Band => ({
  kind: "child_bed",
  least_age: 6,
  most_age: 11,
  price,
  label: { "en-US": "futon" },
  ...(meals ? { meals } : {}),
});

test.each<[about: string, contained: Meal[], price: number, label: string]>([
  ["room only: the bed alone", [], 800, "futon"],
  ["breakfast", ["breakfast"], 1200, "futon + breakfast"],
  ["half board", ["breakfast", "dinner"], 2000, "futon + breakfast + dinner"],
  ["a lunch that is not for children", ["lunch"], 800, "futon"],
])("%s", (_, contained, price, label) => {
  const bands = bandsWithMeals([band(800, { breakfast: 400, dinner: 800 })], contained, named);
  expect(bands.map((each) => [each.price, each.label["en-US"]])).toEqual([[price, label]]);
});

test("a meal that is free is still named", () => {
  expect(bandsWithMeals([band(500, { breakfast: 0 })], ["breakfast"], named)[0]).toMatchObject({
    price: 500,
    label: { "en-US": "futon + breakfast" },
  });
});

test("without meals the bands stay as they are; more meals never cost less", () => {
  const bands = [band(300)];
  expect(bandsWithMeals(bands, ["dinner"], named)).toBe(bands);
  const price = fc.option(fc.nat(2000), { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({ breakfast: price, lunch: price, dinner: price }),
      fc.subarray([...MEALS]),
      (meals, some) => {
        const priceOf = (contained: readonly Meal[]) => bandsWithMeals([band(100, meals)], contained, named)[0]!.price;
        expect(priceOf(some)).toBeLessThanOrEqual(priceOf(MEALS));
        expect(mealsOf({ meals }, some).every((meal) => some.includes(meal))).toBe(true);
      },
    ),
  );
});
