/** Other days that are offered besides the nearest: the same weekdays, and a few days around. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { find, freeOn, LONG_AGO, REQUESTED, short, START } from "#tests/helpers/alternatives.ts";

describe("the same weekdays", () => {
  test("one week later, one earlier, unless they are among the nearest", () => {
    const found = find(
      REQUESTED,
      LONG_AGO,
      freeOn((ahead) => ahead < 0 || ahead > 2),
    );
    expect(short(found.same_weekdays)).toEqual([
      [7, 3],
      [-7, 3],
    ]);
    const rare = find(
      REQUESTED,
      LONG_AGO,
      freeOn((ahead) => ahead >= 7 && ahead < 10),
    );
    expect([short(rare.dates), rare.same_weekdays]).toEqual([[[7, 3]], []]);
  });

  test("weeks further away where those are taken, never the past", () => {
    const { same_weekdays } = find(
      REQUESTED,
      { ...LONG_AGO, today: START },
      freeOn((ahead) => ahead > 9),
    );
    expect(short(same_weekdays)).toEqual([
      [14, 3],
      [21, 3],
    ]);
  });
});

describe("three days earlier and later", () => {
  const prices = (stays: { price: number | null }[]) => stays.map(({ price }) => price);
  test("each with its price or none, the requested one in the middle", () => {
    const { nearby } = find(
      REQUESTED,
      LONG_AGO,
      freeOn((ahead) => ahead !== 4),
    );
    expect(short(nearby)).toEqual([-3, -2, -1, 0, 1, 2, 3].map((ahead) => [ahead, 3]));
    expect(prices(nearby)).toEqual([3000, 3000, 3000, 3000, 3000, null, null]);
  });

  test("none before today, and no price where no room ever holds the guests", () => {
    const offers = freeOn(() => true);
    expect(short(find(REQUESTED, { ...LONG_AGO, today: START }, offers).nearby)[0]).toEqual([0, 3]);
    expect(new Set(prices(find({ ...REQUESTED, adults: 5 }, LONG_AGO, offers).nearby))).toEqual(new Set([null]));
  });

  test("a price here is the price there", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -6, max: 9 })), (taken) => {
        const offers = freeOn((ahead) => !taken.includes(ahead));
        for (const { start_date, end_date, price } of find(REQUESTED, LONG_AGO, offers).nearby) {
          const moved = find({ ...REQUESTED, start: start_date, end: end_date }, LONG_AGO, offers).nearby;
          expect(moved.find((stay) => stay.start_date === start_date)?.price).toBe(price);
        }
      }),
      { numRuns: 30 },
    );
  });
});
