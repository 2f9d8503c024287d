import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bedsIn, holds } from "#rules/stock/beds.ts";
import { mixRooms, mostGuests } from "#rules/stock/room-mixes.ts";
import { plan } from "#tests/helpers/sold-plan.ts";

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

  const roomsIn = (lines: readonly { num: number }[]) => lines.reduce((sum, { num }) => sum + num, 0);

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

  test("in whichever order the offers are read, the mixes are the same", () => {
    fc.assert(
      fc.property(kinds, guests, fc.nat(), (kinds, requested, seed) => {
        const offers = offersOf(kinds);
        const shuffled = offers.toSorted(
          (a, b) => ((a.rate_plan_id * 31 + seed) % 17) - ((b.rate_plan_id * 31 + seed) % 17),
        );
        expect(mixRooms(requested, shuffled)).toEqual(mixRooms(requested, offers));
      }),
    );
  });

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
        const found = mixRooms(requested, offersOf(kinds));
        const isPacked = enough.length === 0 && found.some(({ lines }) => roomsIn(lines) >= requested.room);
        // More than six rooms are not compared one by one: what is said of them is below.
        if (isPacked) {
          expect(found.every(({ lines }) => roomsIn(lines) > 6)).toBe(true);
          return;
        }
        const cheapest = (enough.length > 0 ? enough : good).map(({ price }) => price).toSorted((a, b) => a - b);
        expect(found.map(({ price }) => price)).toEqual(cheapest.slice(0, 3));
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
          expect(roomsIn(lines)).toBeLessThanOrEqual(20);
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

  test("wherever the free rooms are enough for a group, there is a mix or the plain search has it", () => {
    const large = fc.record({
      room: fc.integer({ min: 1, max: 3 }),
      adults: fc.integer({ min: 1, max: 40 }),
      children: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(kinds, large, (kinds, requested) => {
        const offers = offersOf(kinds);
        const stock = kinds.map(({ people, children, plans }) => {
          return { people, children, num: Math.max(...plans.map(({ inventory }) => inventory)) };
        });
        // Beyond twenty rooms it matters which are taken.
        fc.pre(roomsIn(stock) <= 20);
        const isPlain = stock.some(({ num, ...room }) => {
          return num >= requested.room && holds(bedsIn([{ ...room, num: requested.room }]), requested);
        });
        const mixes = mixRooms(requested, offers);
        if (!isPlain) expect(mixes.length > 0).toBe(holds(bedsIn(stock), requested));
        expect(mostGuests(offers)).toEqual(bedsIn(stock));
      }),
    );
  });
});
