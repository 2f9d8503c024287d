import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divideParty, moveAdult, readAdultsByRoom, readAges, writeAges } from "#rules/guests/room-parties.ts";

describe("ages in an address", () => {
  test.each<[text: string, rooms: number, children: number, expected: number[][] | null]>([
    ["", 1, 0, [[]]],
    ["3,9", 1, 2, [[3, 9]]],
    ["3;9", 2, 2, [[3], [9]]],
    [";9", 2, 1, [[], [9]]],
    ["3;", 2, 1, [[3], []]],
    ["3,9;", 1, 2, [[3, 9]]],
    ["0,17", 1, 2, [[0, 17]]],
    ["200", 1, 1, null],
    ["18", 1, 1, null],
    ["-1", 1, 1, null],
    ["3,,9", 1, 3, null],
    ["3;9", 1, 2, null],
    ["3", 1, 2, null],
    ["three", 1, 1, null],
  ])("%j for %i rooms and %i children", (text, rooms, children, expected) => {
    expect(readAges(text, { rooms, children })).toEqual(expected);
  });

  test("what is written is read again", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(17), { maxLength: 4 }), { minLength: 1, maxLength: 5 }), (ages) => {
        const children = ages.flat().length;
        expect(readAges(writeAges(ages), { rooms: ages.length, children })).toEqual(ages);
      }),
    );
  });
});

const places = (people: number, more = {}) => ({ people, children: 1, extra_beds: 1, cots: 1, ...more });

describe("a party in several rooms", () => {
  test("as many adults as there are beds, added ones included, all have one", () => {
    const room = fc.record({ people: fc.integer({ min: 1, max: 6 }), extra_beds: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 11 }), fc.nat(), (some, seed) => {
        const rooms = some.map((each) => ({ ...each, children: 0, cots: 0 }));
        const holds = rooms.map(({ people, extra_beds }) => people + extra_beds);
        const adults = seed % (holds.reduce((sum, beds) => sum + beds, 0) + 1);
        const parties = divideParty(rooms, { adults, ages: [[]], cots: 0 });
        expect(parties.filter((party, nth) => party.adults > holds[nth]!)).toEqual([]);
        expect(parties.reduce((sum, party) => sum + party.adults, 0)).toBe(adults);
      }),
    );
  });

  test("children stay in the room they were put in, adults go where beds are left, cots to the small", () => {
    expect(divideParty([places(2), places(2)], { adults: 2, ages: [[9], [3]], cots: 1 })).toEqual([
      { adults: 1, ages: [9], cots: 0 },
      { adults: 1, ages: [3], cots: 1 },
    ]);
  });

  test("in another number of rooms everyone is divided anew", () => {
    expect(divideParty([places(2), places(4)], { adults: 4, ages: [[9, 3]], cots: 0 })).toEqual([
      { adults: 1, ages: [9], cots: 0 },
      { adults: 3, ages: [3], cots: 0 },
    ]);
  });

  test("without a room there is nobody to divide", () => {
    expect(divideParty([], { adults: 2, ages: [[3]], cots: 1 })).toEqual([]);
  });

  test("no room is empty while there are adults enough", () => {
    const rooms = fc.array(
      fc.integer({ min: 1, max: 6 }).map((people) => places(people)),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(rooms, fc.nat(20), (some, more) => {
        const parties = divideParty(some, { adults: some.length + more, ages: [[]], cots: 0 });
        expect(parties.map(({ adults }) => adults).filter((adults) => adults < 1)).toEqual([]);
      }),
    );
    // The larger rooms alone would have held all four.
    expect(divideParty([places(4), places(4), places(2)], { adults: 4, ages: [[]], cots: 0 })).toMatchObject([
      { adults: 2 },
      { adults: 1 },
      { adults: 1 },
    ]);
  });

  test("nobody is lost", () => {
    const rooms = fc.array(
      fc.record({
        people: fc.integer({ min: 1, max: 4 }),
        children: fc.nat(2),
        extra_beds: fc.nat(2),
        cots: fc.nat(2),
      }),
      { minLength: 1, maxLength: 5 },
    );
    const ages = fc.array(fc.array(fc.nat(17), { maxLength: 3 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rooms, ages, fc.integer({ min: 1, max: 12 }), fc.nat(3), (rooms, ages, adults, cots) => {
        const parties = divideParty(rooms, { adults, ages, cots });
        const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
        expect(sum(parties.map((party) => party.adults))).toBe(adults);
        expect(sum(parties.map((party) => party.cots))).toBe(cots);
        expect(parties.flatMap((party) => party.ages).toSorted()).toEqual(ages.flat().toSorted());
      }),
    );
  });
});

describe("adults of each room", () => {
  test.each<[text: string, adults: number, expected: number[] | null]>([
    ["3,1", 4, [3, 1]],
    ["1,1,2", 4, [1, 1, 2]],
    ["3,1", 5, null],
    ["4", 4, null],
    ["4,0", 4, null],
    ["-1,5", 4, null],
    ["1,,3", 4, null],
    ["", 4, null],
    ["1e1,1", 11, null],
    [Array.from({ length: 21 }, () => 1).join(","), 21, null],
  ])("%j for %i adults", (text, adults, expected) => {
    expect(readAdultsByRoom(text, adults)).toEqual(expected);
  });

  test("they sleep as they were put, where every room has beds for its own", () => {
    const rooms = [places(2), places(4)];
    const adultsOf = (adultsByRoom: number[]) =>
      divideParty(rooms, { adults: 4, adultsByRoom, ages: [], cots: 0 }).map(({ adults }) => adults);
    expect(adultsOf([3, 1])).toEqual([3, 1]);
    expect(adultsOf([2, 2])).toEqual([2, 2]);
    // Four do not fit into two beds and one that is added: divided as without.
    expect(adultsOf([4, 0])).toEqual([1, 3]);
    expect(adultsOf([1, 1, 2])).toEqual([1, 3]);
  });

  test("whoever moves is taken from one room and is in another; no room is overfull or without an adult", () => {
    const rooms = fc.array(fc.record({ people: fc.integer({ min: 1, max: 5 }), extra_beds: fc.nat(1) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        rooms,
        fc.array(fc.integer({ min: 1, max: 6 })),
        fc.nat(4),
        fc.constantFrom(1, -1),
        (kinds, counts, nth, by) => {
          const adults = kinds.map(({ people, extra_beds }, room) => Math.min(counts[room] ?? 1, people + extra_beds));
          const room = nth % kinds.length;
          const moved = moveAdult(kinds, adults, room, by as 1 | -1);
          if (moved === null) return;
          expect(moved[room]).toBe(adults[room]! + by);
          expect(moved.reduce((sum, each) => sum + each, 0)).toBe(adults.reduce((sum, each) => sum + each, 0));
          for (const [each, count] of moved.entries()) {
            expect(count).toBeGreaterThanOrEqual(1);
            expect(count).toBeLessThanOrEqual(kinds[each]!.people + kinds[each]!.extra_beds);
          }
          // Back again leads to as many in this room as before.
          expect(moveAdult(kinds, moved, room, -by as 1 | -1)?.[room]).toBe(adults[room]);
        },
      ),
    );
  });

  test("where there is only one room, or nowhere a bed, nobody moves", () => {
    expect(moveAdult([places(2)], [2], 0, -1)).toBeNull();
    expect(moveAdult([places(1, { extra_beds: 0 }), places(2)], [1, 2], 0, 1)).toBeNull();
    expect(moveAdult([places(2), places(2)], [1, 1], 0, 1)).toBeNull();
    expect(moveAdult([places(2), places(2)], [1, 2], 0, 1)).toEqual([2, 1]);
  });
});
