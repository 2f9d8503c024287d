import { expect, test } from "vitest";
import { byFloor } from "#rules/site/floors.ts";

test("a building is read from the roof down; what has no floor comes last", () => {
  const places = ["1F", "", "3–6F", "B1", "RF", "2F", "1F"].map((floor, id) => ({ id, floor }));
  expect(byFloor(places).map(({ floor, places: on }) => [floor, on.map(({ id }) => id)])).toEqual([
    ["RF", [4]],
    ["3–6F", [2]],
    ["2F", [5]],
    ["1F", [0, 6]],
    ["B1", [3]],
    ["", [1]],
  ]);
});
