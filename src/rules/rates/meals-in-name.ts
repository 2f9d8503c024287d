/** A plan called "with breakfast" that has no meal ticked would tell guests two things: which meals a name speaks of. */
import { type Meal, MEALS } from "#rules/stock/plans.ts";

const WORDS: Record<Meal, readonly string[]> = {
  breakfast: ["早餐", "朝食", "一泊二食", "1泊2食", "조식", "breakfast"],
  lunch: ["午餐", "昼食", "중식", "lunch"],
  dinner: ["晚餐", "夕食", "一泊二食", "1泊2食", "석식", "dinner"],
};

/** "No breakfast", in words before the meal or after it. */
const NOT_BEFORE = ["不含", "不附", "無", "无", "without ", "no "];
const NOT_AFTER = ["なし", "無し", "없음", "미포함", " not included", " excluded", "另計", "另计", "別"];

export function mealsInName(name: string): Meal[] {
  const text = name.toLowerCase();
  const isPromised = (word: string) => {
    const at = text.indexOf(word);
    if (at === -1) return false;
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
    return !NOT_BEFORE.some((no) => before.endsWith(no)) && !NOT_AFTER.some((no) => after.trimEnd().startsWith(no));
  };
  return MEALS.filter((meal) => WORDS[meal].some(isPromised));
}
