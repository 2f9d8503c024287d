/** What guests beyond the beds pay in rooms of a plan: for their bed or place, and for the meals that the plan contains. */
import type { Band, MealPrices } from "#rules/guests/guest-bands.ts";
import { type Meal, MEALS } from "#rules/stock/plans.ts";

/** The meals of a plan that are for guests of a band, too. */
export const mealsOf = ({ meals = {} }: { meals?: MealPrices | undefined }, contained: readonly Meal[]): Meal[] =>
  MEALS.filter((meal) => contained.includes(meal) && meals[meal] !== undefined);

/** `named` gives a band's words with its meals. Where no band has meals the bands themselves. */
export function bandsWithMeals(
  bands: readonly Band[],
  contained: readonly Meal[],
  named: (label: Band["label"], meals: readonly Meal[]) => Band["label"],
): readonly Band[] {
  if (bands.every(({ meals }) => meals === undefined)) return bands;
  return bands.map((band) => {
    const own = mealsOf(band, contained);
    const price = own.reduce((sum, meal) => sum + band.meals![meal]!, band.price);
    return { ...band, price, label: own.length === 0 ? band.label : named(band.label, own) };
  });
}
