import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mixRooms, type RoomMix } from "#rules/stock/room-mixes.ts";

type Sold = Parameters<typeof mixRooms>[1][number];

const plan = (room_class_id: number, more: Partial<Sold> = {}): Sold => ({
  room_class_id,
  rate_plan_id: room_class_id * 10,
  inventory: 3,
  charged: 1000 * room_class_id,
  people: 2,
  children: 0,
  house: null,
  ...more,
});

/** Mixes in short: `[price, "class×number …"]`. */
const short = (mixes: RoomMix[]) =>
  mixes.map(({ price, lines }) => [price, lines.map((line) => `${line.room_class_id}×${line.num}`).join(" ")]);

const mix = (room: number, adults: number, children: number, ...offers: Sold[]) =>
  short(mixRooms({ room, adults, children }, offers));

describe("rooms that together hold everyone", () => {
  test("another number of one kind, and several kinds, the cheapest first and no more than three", () => {
    expect(mix(1, 4, 0, plan(1), plan(2), plan(3))).toEqual([
      [2000, "1×2"],
      [3000, "1×1 2×1"],
      [4000, "2×2"],
    ]);
  });

  test("what the plain search offers is no news", () => {
    expect(mix(1, 2, 0, plan(1), plan(2))).toEqual([]);
    expect(mix(2, 4, 0, plan(1), plan(2))).toEqual([[3000, "1×1 2×1"]]);
  });

  test("no room is one too many, unless so many were requested", () => {
    expect(mix(1, 3, 0, plan(1, { people: 4 }), plan(2, { people: 1 }), plan(3, { people: 2 }))).toEqual([
      [5000, "2×1 3×1"],
      [6000, "3×2"],
      [6000, "2×3"],
    ]);
    expect(mix(2, 2, 0, plan(1, { inventory: 1 }), plan(2, { inventory: 1 }))).toEqual([[3000, "1×1 2×1"]]);
  });

  test("fewer rooms than requested only where there is nothing else", () => {
    expect(mix(2, 4, 0, plan(1, { people: 4, inventory: 1 }))).toEqual([[1000, "1×1"]]);
    expect(mix(2, 4, 0, plan(1, { people: 4, inventory: 1 }), plan(2, { inventory: 1 }))).toEqual([[3000, "1×1 2×1"]]);
    expect(mix(9, 9, 0, plan(1, { people: 2, inventory: 9 }))).toEqual([[5000, "1×5"]]);
  });

  test("adults need beds; children may sleep in cots", () => {
    const [cot, bed] = [plan(1, { people: 1, children: 2 }), plan(2, { people: 2 })];
    expect(mix(1, 3, 0, cot, bed)).toEqual([
      [3000, "1×1 2×1"],
      [3000, "1×3"],
      [4000, "2×2"],
    ]);
    expect(mix(1, 1, 3, cot, bed)).toEqual([
      [2000, "1×2"],
      [3000, "1×1 2×1"],
      [4000, "2×2"],
    ]);
  });

  test("no more rooms of a kind, or of a plan, than are left: the next plan sells more", () => {
    const offers = [plan(1, { inventory: 1, charged: 500 }), plan(1, { rate_plan_id: 11, inventory: 2, charged: 900 })];
    expect(mixRooms({ room: 1, adults: 4, children: 0 }, offers)).toEqual([
      { price: 1800, lines: [{ room_class_id: 1, rate_plan_id: 11, num: 2 }] },
    ]);
    expect(mixRooms({ room: 1, adults: 5, children: 0 }, offers)).toEqual([]);
  });

  test("at most six rooms, of at most four kinds", () => {
    expect(mix(1, 12, 0, plan(1, { inventory: 20 }))).toEqual([[6000, "1×6"]]);
    expect(mix(1, 13, 0, plan(1, { inventory: 20 }))).toEqual([]);
    const single = [1, 2, 3, 4, 5].map((id) => plan(id, { inventory: 1 }));
    expect(mix(1, 8, 0, ...single)[0]).toEqual([10_000, "1×1 2×1 3×1 4×1"]);
    expect(mix(1, 9, 0, ...single)).toEqual([]);
  });

  test("nothing where nothing is on offer", () => {
    expect(mix(1, 2, 0)).toEqual([]);
  });
});

describe("a whole house", () => {
  const house = (people: number, more: Partial<Sold> = {}) =>
    plan(1, { rate_plan_id: 19, inventory: 1, charged: 9000, house: { people, children: 1 }, ...more });

  test("goes alone, for all whom its rooms hold", () => {
    expect(mix(1, 8, 1, house(8), plan(2, { inventory: 1 }))).toEqual([[9000, "1×1"]]);
    expect(mix(3, 8, 0, house(8))).toEqual([[9000, "1×1"]]);
    expect(mix(1, 9, 0, house(8), plan(2, { inventory: 1 }))).toEqual([]);
    expect(mix(1, 8, 2, house(8))).toEqual([]);
  });

  test("is no news where the plain search takes it for a room that fits", () => {
    expect(mix(1, 2, 0, house(8))).toEqual([]);
    expect(mix(1, 3, 0, house(8))).toEqual([[9000, "1×1"]]);
  });

  test("stands among the others by its price", () => {
    expect(mix(1, 4, 0, house(8, { charged: 3500 }), plan(2), plan(3))).toEqual([
      [3500, "1×1"],
      [4000, "2×2"],
      [5000, "2×1 3×1"],
    ]);
  });
});

describe("whatever is on offer and whoever comes", () => {
  const kind = fc.record({
    people: fc.integer({ min: 1, max: 4 }),
    children: fc.integer({ min: 0, max: 2 }),
    plans: fc.array(
      fc.record({ inventory: fc.integer({ min: 1, max: 7 }), charged: fc.integer({ min: 0, max: 50 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  });
  const kinds = fc.array(kind, { minLength: 1, maxLength: 5 });
  const guests = fc.record({
    room: fc.integer({ min: 1, max: 7 }),
    adults: fc.integer({ min: 1, max: 14 }),
    children: fc.integer({ min: 0, max: 4 }),
  });
  type Kind = { people: number; children: number; plans: { inventory: number; charged: number }[] };
  const offersOf = (kinds: Kind[]) =>
    kinds.flatMap(({ plans, ...holds }, room_class_id) =>
      plans.map((each, nth) => plan(room_class_id, { rate_plan_id: room_class_id * 10 + nth, ...holds, ...each })),
    );

  /** Every way to count the kinds out, with its price; the slow way. */
  function countOut(kinds: Kind[], counts: number[] = []): { counts: number[]; price: number }[] {
    const { length } = counts;
    if (length < kinds.length) return [0, 1, 2, 3, 4, 5, 6].flatMap((num) => countOut(kinds, [...counts, num]));
    const prices = counts.map((num, nth) => {
      const sells = kinds[nth]!.plans.filter((each) => each.inventory >= num).map((each) => each.charged);
      return num === 0 ? 0 : num * Math.min(...sells);
    });
    return [{ counts, price: prices.reduce((sum, price) => sum + price, 0) }];
  }

  test("the prices are those of the cheapest ways to count the rooms out", () => {
    fc.assert(
      fc.property(fc.array(kind, { minLength: 1, maxLength: 4 }), guests, (kinds, requested) => {
        const total = (counts: number[], of: (kind: Kind) => number) =>
          counts.reduce((sum, num, nth) => sum + num * of(kinds[nth]!), 0);
        const holds = (counts: number[]) =>
          total(counts, (kind) => kind.people) >= requested.adults &&
          total(counts, (kind) => kind.people + kind.children) >= requested.adults + requested.children;
        const rooms = (counts: number[]) => total(counts, () => 1);
        const isSpare = (counts: number[]) => counts.some((num, nth) => num > 0 && holds(counts.with(nth, num - 1)));
        const good = countOut(kinds).filter(
          ({ counts, price }) =>
            price < Infinity &&
            rooms(counts) <= 6 &&
            holds(counts) &&
            (rooms(counts) === requested.room || !isSpare(counts)) &&
            !(rooms(counts) === requested.room && counts.filter(Boolean).length === 1),
        );
        const enough = good.filter(({ counts }) => rooms(counts) >= requested.room);
        const cheapest = (enough.length > 0 ? enough : good).map(({ price }) => price).toSorted((a, b) => a - b);
        expect(mixRooms(requested, offersOf(kinds)).map(({ price }) => price)).toEqual(cheapest.slice(0, 3));
      }),
      { numRuns: 200 },
    );
  });

  test("each holds everyone, is left, adds up, and no two are the same", () => {
    fc.assert(
      fc.property(kinds, guests, (kinds, requested) => {
        const offers = offersOf(kinds);
        const mixes = mixRooms(requested, offers);
        for (const { price, lines } of mixes) {
          const sold = lines.map((line) => ({
            num: line.num,
            ...offers.find((offer) => offer.rate_plan_id === line.rate_plan_id)!,
          }));
          const sum = (of: (line: (typeof sold)[number]) => number) => sold.reduce((all, line) => all + of(line), 0);
          expect(lines.length).toBeLessThanOrEqual(4);
          expect(sum(({ num }) => num)).toBeLessThanOrEqual(6);
          expect(sold.every(({ num, inventory }) => num >= 1 && num <= inventory)).toBe(true);
          expect(new Set(lines.map((line) => line.room_class_id)).size).toBe(lines.length);
          expect(sum(({ num, people }) => num * people)).toBeGreaterThanOrEqual(requested.adults);
          expect(sum(({ num, people, children }) => num * (people + children))).toBeGreaterThanOrEqual(
            requested.adults + requested.children,
          );
          expect(sum(({ num, charged }) => num * charged)).toBe(price);
        }
        expect(new Set(mixes.map(({ lines }) => JSON.stringify(lines))).size).toBe(mixes.length);
      }),
    );
  });
});
