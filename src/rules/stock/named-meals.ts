/** Whether a plan's name already says which meals it has: then the line below it need not say it again. */
import { type Meal, MEALS } from "#rules/stock/plans.ts";

/** In all languages: a name that fell back to another one is read, too. */
const NAMES: Record<Meal, readonly string[]> = {
  breakfast: ["早餐", "朝食", "조식", "아침 식사", "breakfast"],
  lunch: ["午餐", "昼食", "중식", "점심", "lunch"],
  dinner: ["晚餐", "夕食", "석식", "저녁 식사", "dinner"],
};
/** Breakfast and dinner in one word. */
const HALF_BOARD = ["一泊二食", "1泊2食", "1박 2식", "half board", "half-board"];
const NONE = ["不含餐", "純住宿", "仅住宿", "素泊まり", "식사 미포함", "room only"];

const says = (name: string, words: readonly string[]): boolean => words.some((word) => name.includes(word));

export function namesMeals(name: string, meals: readonly string[]): boolean {
  const text = name.toLowerCase();
  if (meals.length === 0) return says(text, NONE);
  const isHalfBoard = says(text, HALF_BOARD);
  return MEALS.every((meal) => {
    const isNamed = says(text, NAMES[meal]) || (isHalfBoard && meal !== "lunch");
    return isNamed === meals.includes(meal);
  });
}
