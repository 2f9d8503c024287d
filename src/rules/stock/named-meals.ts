/** Whether a plan's name already says which meals it has: then the line below it need not say it again. */
import { mealsInName } from "#rules/rates/meals-in-name.ts";

const NONE = ["不含餐", "純住宿", "仅住宿", "素泊まり", "식사 미포함", "room only"];
/** Breakfast and dinner, where no other meal is named beside it. */
const HALF_BOARD = "half board";

export function namesMeals(name: string, meals: readonly string[]): boolean {
  const text = name.toLowerCase();
  const said: readonly string[] = mealsInName(name);
  const named = said.length === 0 && text.includes(HALF_BOARD) ? ["breakfast", "dinner"] : said;
  if (meals.length === 0) return named.length === 0 && NONE.some((words) => text.includes(words));
  return named.length === meals.length && meals.every((meal) => named.includes(meal));
}
