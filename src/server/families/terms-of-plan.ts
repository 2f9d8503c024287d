import { GUEST_WORDS } from "#languages/languages.ts";
import { bandsWithMeals } from "#rules/guests/band-meals.ts";
import type { FamilyTerms } from "#rules/guests/guest-bands.ts";
import type { Meal } from "#rules/stock/plans.ts";
import type { Language, Texts } from "#rules/text/language.ts";

/** "Ages 6–11: futon, with breakfast and dinner", in each language of the label. */
const named = (label: Texts, meals: readonly Meal[]): Texts =>
  Object.fromEntries(
    Object.entries(label).map(([lang, text]) => {
      const words = GUEST_WORDS[lang as Language];
      const names = new Intl.ListFormat(lang).format(meals.map((meal) => words.meals[meal]));
      return [lang, words.with_meals(text, names)];
    }),
  );

/** Made once for each set of meals: searches compare and remember by the terms themselves. */
const made = new WeakMap<FamilyTerms, Map<string, FamilyTerms>>();

/** What guests beyond the beds pay in rooms of a plan, by the meals it contains. */
export function termsOfPlan(family: FamilyTerms, { contain_meals }: { contain_meals: readonly string[] }): FamilyTerms {
  const meals = contain_meals as readonly Meal[];
  const known = made.get(family) ?? new Map<string, FamilyTerms>();
  made.set(family, known);
  const key = meals.toSorted().join(" ");
  const before = known.get(key);
  if (before) return before;
  const bands = bandsWithMeals(family.bands, meals, named);
  const terms = bands === family.bands ? family : { bands, cot: family.cot };
  known.set(key, terms);
  return terms;
}
