import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Offered } from "#rules/stock/alternatives.ts";
import { addDays } from "#rules/time/day.ts";
import { find, freeOn, LONG_AGO, offer, REQUESTED, short, START } from "#tests/helpers/alternatives.ts";

describe("other days", () => {
  test("three of the same length, the nearest first, the later of two as near", () => {
    const { dates } = find(
      REQUESTED,
      LONG_AGO,
      freeOn((ahead) => ahead !== 1),
    );
    expect(short(dates)).toEqual([
      [2, 3],
      [-2, 3],
      [3, 3],
    ]);
    expect(dates[0]).toEqual({
      start_date: "2028-02-22",
      end_date: "2028-02-25",
      price: 3000,
      room_class_id: 1,
      rate_plan_id: 10,
      rooms: 1,
    });
  });

  test("never the requested ones, never the past, never more than thirty days off", () => {
    const near = (today: string) =>
      short(
        find(
          REQUESTED,
          { ...LONG_AGO, today },
          freeOn((ahead) => ahead < 3),
        ).dates,
      );
    expect(near("2028-01-01")).toEqual([
      [-1, 3],
      [-2, 3],
      [-3, 3],
    ]);
    expect(near(addDays(START, -1))).toEqual([[-1, 3]]);
    expect(near(START)).toEqual([]);
    const far = (ahead: number) =>
      short(
        find(
          REQUESTED,
          LONG_AGO,
          freeOn((night) => night >= ahead || night < 3 - ahead),
        ).dates,
      );
    expect(far(30)).toEqual([
      [30, 3],
      [-30, 3],
    ]);
    expect(far(31)).toEqual([]);
  });
});

describe("fewer nights", () => {
  test("two within the requested ones, the longest first, the earlier of two as long", () => {
    expect(
      short(
        find(
          REQUESTED,
          LONG_AGO,
          freeOn(() => true),
        ).shorter,
      ),
    ).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(
      short(
        find(
          REQUESTED,
          LONG_AGO,
          freeOn((ahead) => ahead !== 2),
        ).shorter,
      ),
    ).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(
      short(
        find(
          REQUESTED,
          LONG_AGO,
          freeOn((ahead) => ahead !== 1),
        ).shorter,
      ),
    ).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });

  test("none of one night", () => {
    const one = { ...REQUESTED, end: addDays(START, 1) };
    expect(
      find(
        one,
        LONG_AGO,
        freeOn(() => true),
      ).shorter,
    ).toEqual([]);
  });
});

describe("which room", () => {
  const first = (requested: Partial<typeof REQUESTED>, isMember: boolean, ...offers: Offered[]) => {
    const found = find(
      { ...REQUESTED, ...requested },
      { ...LONG_AGO, isMember },
      freeOn(() => true, ...offers),
    );
    return found.dates[0] && [found.dates[0].rate_plan_id, found.dates[0].price];
  };

  test("the cheapest that fits and has enough, ties by id, at the price of all rooms", () => {
    const small = offer({ room_class_id: 2, rate_plan_id: 1, price: 100, people: 1 });
    const scarce = offer({ rate_plan_id: 2, price: 200, inventory: 1 });
    const offers = [offer({ rate_plan_id: 9 }), offer({ rate_plan_id: 8 }), small, scarce];
    expect(first({}, false, ...offers)).toEqual([2, 600]);
    expect(first({ room: 2, adults: 4 }, false, ...offers)).toEqual([8, 6000]);
    expect(first({ room: 2, adults: 2 }, false, ...offers)).toEqual([1, 600]);
    expect(first({ room: 3 }, false, ...offers)).toBeUndefined();
    expect(first({ adults: 3 }, false, ...offers)).toBeUndefined();
  });

  test("by the member price where there is one and a member asks", () => {
    const offers = [offer(), offer({ rate_plan_id: 11, price: 1500, member_price: 2400 })];
    expect(first({}, false, ...offers)).toEqual([10, 3000]);
    expect(first({}, true, ...offers)).toEqual([11, 2400]);
    expect(first({}, true, offers[0]!, { ...offers[1]!, allow_member_price: false })).toEqual([10, 3000]);
  });
});

test("where no kind of room ever holds the guests no other day is looked at", () => {
  const looked: string[] = [];
  const offersOf = (stay: { start: string; end: string }) => {
    looked.push(stay.start);
    return [offer()];
  };
  const found = find({ ...REQUESTED, adults: 3 }, LONG_AGO, offersOf);
  expect([found.dates, found.shorter, looked]).toEqual([[], [], [START]]);
  expect(found.mixes).toHaveLength(1);
});

test("rooms of several kinds are those of the requested days", () => {
  const { mixes } = find(
    { ...REQUESTED, adults: 4 },
    LONG_AGO,
    freeOn(() => true),
  );
  const line = { room_class_id: 1, rate_plan_id: 10, num: 2 };
  expect(mixes).toEqual([{ price: 6000, lines: [line], meals: [[]], is_accessible: false }]);
});

test("whatever is free: no stay that is nearer or longer was passed over", () => {
  const nights = fc.uniqueArray(fc.integer({ min: -32, max: 40 }), { maxLength: 40 });
  fc.assert(
    fc.property(nights, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 35 }), (free, length, since) => {
      const isFree = (ahead: number) => free.includes(ahead);
      const all = (from: number, nights: number) =>
        Array.from({ length: nights }, (_, nth) => from + nth).every(isFree);
      const requested = { ...REQUESTED, end: addDays(START, length) };
      const found = find(requested, { ...LONG_AGO, today: addDays(START, -since) }, freeOn(isFree));
      const arrivals = Array.from({ length: 61 }, (_, nth) => nth - 30)
        .filter((ahead) => ahead !== 0 && ahead >= -since && all(ahead, length))
        .toSorted((a, b) => Math.abs(a) - Math.abs(b) || b - a);
      expect(short(found.dates)).toEqual(arrivals.slice(0, 3).map((ahead) => [ahead, length]));
      const within = Array.from({ length }, (_, ahead) => ahead)
        .flatMap((ahead) => Array.from({ length: length - ahead }, (_, less) => [ahead, less + 1] as const))
        .filter(([ahead, nights]) => nights < length && all(ahead, nights))
        .toSorted(([a, long], [b, other]) => other - long || a - b);
      expect(short(found.shorter)).toEqual(within.slice(0, 2));
    }),
    { numRuns: 300 },
  );
});
