import { expect, test } from "vitest";
import { mealsInName } from "./meals-in-name.ts";

test.each([
  ["含早餐", ["breakfast"]],
  ["不含早餐", []],
  ["純住宿", []],
  ["含早餐與晚餐", ["breakfast", "dinner"]],
  ["早餐另計", []],
  ["一泊二食", ["breakfast", "dinner"]],
  ["朝食付きプラン", ["breakfast"]],
  ["朝食なし", []],
  ["조식 포함", ["breakfast"]],
  ["Bed and Breakfast", ["breakfast"]],
  ["Room only, no breakfast", []],
  ["Without dinner", []],
  ["Half board with lunch", ["lunch"]],
  ["", []],
])("%s", (name, meals) => {
  expect(mealsInName(name)).toEqual(meals);
});
