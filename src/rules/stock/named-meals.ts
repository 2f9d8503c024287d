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

/** "No breakfast", in words before the meal or after it. */
const NOT_BEFORE = ["不含", "不附", "無", "无", "without ", "no "];
const NOT_AFTER = ["なし", "無し", "없음", "미포함", " not included", " excluded", "另計", "另计", "別"];

const says = (name: string, words: readonly string[]): boolean => words.some((word) => name.includes(word));

/** Which meals a name promises. */
export function namedMeals(name: string): Meal[] {
  const text = name.toLowerCase();
  const isPromised = (word: string) => {
    const at = text.indexOf(word);
    if (at === -1) return false;
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
    return !NOT_BEFORE.some((no) => before.endsWith(no)) && !NOT_AFTER.some((no) => after.startsWith(no));
  };
  const isHalfBoard = says(text, HALF_BOARD);
  return MEALS.filter((meal) => NAMES[meal].some(isPromised) || (isHalfBoard && meal !== "lunch"));
}

export function namesMeals(name: string, meals: readonly string[]): boolean {
  if (meals.length === 0) return says(name.toLowerCase(), NONE);
  const named = namedMeals(name);
  return MEALS.every((meal) => named.includes(meal) === meals.includes(meal));
}
