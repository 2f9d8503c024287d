import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divideParty, readAges, writeAges } from "#rules/guests/room-parties.ts";

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
