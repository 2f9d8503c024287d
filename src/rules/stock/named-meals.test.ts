import { expect, test } from "vitest";
import { namedMeals, namesMeals } from "#rules/stock/named-meals.ts";

test.each<[string, string[], boolean]>([
  ["住宿含早餐", ["breakfast"], true],
  ["With breakfast", ["breakfast"], true],
  ["一棟貸し・朝食付き", ["breakfast"], true],
  ["유연 취소 · 조식 포함", ["breakfast"], true],
  ["一泊二食·會席", ["breakfast", "dinner"], true],
  ["Half board with kaiseki", ["breakfast", "dinner"], true],
  ["純住宿", [], true],
  ["Room only", [], true],
  // What the name leaves open is said below it.
  ["營火晚餐", ["breakfast", "dinner"], false],
  ["三晚慢住", ["breakfast"], false],
  ["Three nights, the third at half", [], false],
  // A name that promises what the plan does not have is corrected.
  ["With breakfast", [], false],
  ["Half board", ["breakfast"], false],
])("%s, with %j: %s", (name, meals, isNamed) => expect(namesMeals(name, meals)).toBe(isNamed));

test.each<[string, string[]]>([
  ["含早餐", ["breakfast"]],
  ["不含早餐", []],
  ["含早餐與晚餐", ["breakfast", "dinner"]],
  ["早餐另計", []],
  ["一泊二食", ["breakfast", "dinner"]],
  ["朝食なし", []],
  ["Bed and Breakfast", ["breakfast"]],
  ["Room only, no breakfast", []],
  ["", []],
])("%s promises %j", (name, meals) => expect(namedMeals(name)).toEqual(meals));
