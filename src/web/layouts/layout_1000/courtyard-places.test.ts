import { expect, test } from "vitest";
import { cornersFirst, courtyard, inTurn } from "./courtyard-places.ts";

const shown = (count: number) =>
  courtyard(Array.from({ length: count }, (_, index) => index)).map((each) => (each === null ? "·" : "x"));

test("eight fill it, and a ninth is left out", () => {
  expect(shown(8).join("")).toBe("xxxxxxxx");
  expect(courtyard([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([2, 3, 4, 5, 6, 7, 8])("%i mirror each other on the axis", (count) => {
  const places = shown(count);
  expect(places.filter((each) => each === "x")).toHaveLength(count);
  const rows = places.length === 2 ? [places] : [places.slice(0, 3), places.slice(3, 5), places.slice(5)];
  for (const row of rows) expect(row.toReversed()).toEqual(row);
});

test("one has nothing to balance it", () => {
  expect(courtyard(["a"])).toEqual([null, null]);
  expect(courtyard([])).toEqual([null, null]);
});

test("what belongs at the corners is there, the rest on the cross", () => {
  const isForCorner = (item: string) => item.startsWith("p");
  expect(cornersFirst(["p1", "w1", "w2", "p2", "w3", "w4", "p3", "p4"], isForCorner)).toEqual([
    "p1",
    "w1",
    "p2",
    "w2",
    "w3",
    "p3",
    "w4",
    "p4",
  ]);
  expect(cornersFirst(["w1", "p1", "w2"], isForCorner)).toEqual(["w1", "p1", "w2"]);
  expect(cornersFirst(["w1", "w2", "w3", "p1", "w4"], isForCorner)).toEqual(["p1", "w1", "w2", "w3", "w4"]);
});

test("kinds take turns", () => {
  expect(inTurn([["r1", "r2", "r3"], ["f1"], ["p1", "p2"]], 5)).toEqual(["r1", "f1", "p1", "r2", "p2"]);
  expect(inTurn([[], []], 8)).toEqual([]);
});
