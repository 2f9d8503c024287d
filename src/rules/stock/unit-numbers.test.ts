import fc from "fast-check";
import { expect, test } from "vitest";
import { byNumber, floorOf, readNumber, readNumbers, shownNumbers } from "#rules/stock/unit-numbers.ts";

test.each([
  ["101-104, 201", ["101", "102", "103", "104", "201"]],
  ["１０１、１０２\n松", ["101", "102", "松"]],
  ["A08–A10", ["A08", "A09", "A10"]],
  // No runs: backwards, of other letters, of other lengths, too long.
  ["104-101; A1-B3; 98-102; 1000-9999", ["104-101", "A1-B3", "98-102", "1000-9999"]],
  [" , \n", []],
])("%j are the numbers %j", (typed, numbers) => expect(readNumbers(typed)).toEqual(numbers));

test.each([
  [["101", "102", "103", "201"], "101–103, 201"],
  [["101", "102"], "101, 102"],
  [["松", "竹", "梅"], "松, 竹, 梅"],
  [["A08", "A09", "A10"], "A08–A10"],
  [[], ""],
])("%j are shown as %j", (numbers, shown) => expect(shownNumbers(numbers)).toBe(shown));

test("what is shown is read as the same numbers again", () => {
  const number = fc.tuple(fc.constantFrom("", "A", "松"), fc.integer({ min: 1, max: 999 })).map(([a, b]) => `${a}${b}`);
  fc.assert(
    fc.property(fc.uniqueArray(number), (numbers) => {
      const sorted = numbers.toSorted((a, b) => byNumber({ number: a, floor: "" }, { number: b, floor: "" }));
      expect(readNumbers(shownNumbers(sorted))).toEqual(sorted);
      for (const each of sorted) expect(readNumber(each)).toBe(each);
    }),
  );
});

test.each([
  ["301", "3"],
  ["1204", "12"],
  ["12", ""],
  ["A301", ""],
  ["0101", ""],
])("the floor of %s is %j", (number, floor) => expect(floorOf(number)).toBe(floor));
