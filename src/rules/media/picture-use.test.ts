import fc from "fast-check";
import { expect, test } from "vitest";
import { handOut, nameOf } from "#rules/media/picture-use.ts";

const path = (name: string, focus = "") => `/media/${name}-0123abcd-1600x1000${focus}.jpg`;
const used = (uses: Record<string, number>) =>
  new Map(Object.entries(uses).map(([name, count]) => [nameOf(path(name)), count]));

test.each<[string, string[][], Record<string, number>, (string | null)[]]>([
  ["each its first", [["sea"], ["pine"]], {}, ["sea", "pine"]],
  ["another one where the first is shown", [["sea", "pine"]], { sea: 1 }, ["pine"]],
  ["a second time where there is no other", [["sea"]], { sea: 1 }, ["sea"]],
  ["words alone instead of a third time", [["sea"]], { sea: 2 }, [null]],
  ["rows of one list count, too", [["sea"], ["sea"], ["sea"]], {}, ["sea", "sea", null]],
  ["a row without a picture", [[], ["sea"]], {}, [null, "sea"]],
])("%s", (_title, rows, uses, expected) => {
  const given = rows.map((names) => names.map((name) => path(name)));
  expect(handOut(given, used(uses))).toEqual(expected.map((name) => name && path(name)));
});

test("another focal point is the same picture; an address that is no picture of ours is none", () => {
  expect(handOut([[path("sea", "_20-30")]], used({ sea: 2 }))).toEqual([null]);
  expect(handOut([["https://elsewhere.example/a.jpg", ""]], new Map())).toEqual([null]);
});

test("never the same picture three times, and never none where one is left", () => {
  const name = fc.constantFrom("sea", "pine", "bath", "moon");
  fc.assert(
    fc.property(fc.array(fc.array(name)), fc.dictionary(name, fc.nat(2)), (rows, before) => {
      const given = handOut(
        rows.map((names) => names.map((each) => path(each))),
        used(before),
      );
      const total = new Map(used(before));
      for (const [index, chosen] of given.entries()) {
        if (chosen === null) {
          for (const each of rows[index]!) expect(total.get(nameOf(path(each)))).toBe(2);
          continue;
        }
        total.set(nameOf(chosen), (total.get(nameOf(chosen)) ?? 0) + 1);
        expect(total.get(nameOf(chosen))).toBeLessThanOrEqual(2);
      }
    }),
  );
});
