import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Band,
  BAND_KINDS,
  guestAmount,
  guestCharges,
  type RoomParty,
  type RoomPlaces,
} from "#rules/guests/guest-bands.ts";

const band = (kind: Band["kind"], least_age: number, most_age: number, price: number): Band => ({
  kind,
  least_age,
  most_age,
  price,
  label: { "en-US": kind },
});
const BANDS = [
  band("free", 0, 3, 0),
  band("child", 4, 11, 225),
  band("child_bed", 4, 11, 900),
  band("extra_adult", 0, 0, 1500),
];
const ROOM: RoomPlaces = { people: 2, children: 1, extra_beds: 1, cots: 1 };
const cot = { price: 200, label: { "en-US": "Cot" } };

const charge = (party: Partial<RoomParty>, room = ROOM, bands = BANDS, nights = 2) =>
  guestCharges([{ places: room, party: { adults: 2, ages: [], cots: 0, ...party } }], nights, { bands, cot });

const said = (found: ReturnType<typeof charge>) =>
  "fault" in found ? found.fault.field : found.charges.map(({ kind, quantity, amount }) => [kind, quantity, amount]);

describe("what guests beyond a room's beds cost", () => {
  test.each<[about: string, party: Partial<RoomParty>, expected: unknown]>([
    ["as many as there are beds: nothing", {}, []],
    ["a child in a bed that no adult needs: nothing", { adults: 1, ages: [9] }, []],
    ["a small child beside the parents", { ages: [3] }, [["free", 1, 0]]],
    ["a child without a bed, while there is space", { ages: [9] }, [["child", 1, 450]]],
    [
      "one without and one in an extra bed, whichever is named first",
      { ages: [9, 8] },
      [
        ["child", 1, 450],
        ["child_bed", 1, 1800],
      ],
    ],
    [
      "the small one lies free, the other gets the bed",
      { ages: [9, 2] },
      [
        ["free", 1, 0],
        ["child_bed", 1, 1800],
      ],
    ],
    ["too old for every band of children: as an adult", { ages: [12] }, [["extra_adult", 1, 3000]]],
    ["a third adult", { adults: 3 }, [["extra_adult", 1, 3000]]],
    ["a fourth adult finds no bed", { adults: 4 }, "adults"],
    ["more children than beds", { ages: [9, 8, 7] }, "ages"],
    ["the bed of the third adult is gone", { adults: 3, ages: [9, 8] }, "ages"],
    [
      "with a cot",
      { ages: [1], cots: 1 },
      [
        ["free", 1, 0],
        ["cot", 1, 400],
      ],
    ],
    ["no cot for a big child", { ages: [9], cots: 1 }, "cots"],
    ["more cots than the room takes", { adults: 1, ages: [1, 2], cots: 2 }, "cots"],
  ])("%s", (_, party, expected) => {
    expect(said(charge(party))).toEqual(expected);
  });

  test("where no adult may be added, nobody too old is", () => {
    const bands = BANDS.filter(({ kind }) => kind !== "extra_adult");
    expect(said(charge({ adults: 3 }, ROOM, bands))).toBe("adults");
    expect(said(charge({ ages: [12] }, ROOM, bands))).toBe("ages");
  });

  test("the room that does not take its guests is named", () => {
    const rooms = [
      { places: ROOM, party: { adults: 2, ages: [3], cots: 0 } },
      { places: ROOM, party: { adults: 2, ages: [9, 9, 9], cots: 0 } },
    ];
    expect(guestCharges(rooms, 1, { bands: BANDS, cot })).toEqual({ fault: { room: 1, field: "ages" } });
  });
});

const bandsOf = fc.array(
  fc
    .tuple(fc.constantFrom(...BAND_KINDS), fc.nat(17), fc.nat(17), fc.nat(2000))
    .map(([kind, a, b, price]) => band(kind, Math.min(a, b), Math.max(a, b), kind === "free" ? 0 : price)),
  { maxLength: 6 },
);
const roomOf = fc.record({
  people: fc.integer({ min: 1, max: 4 }),
  children: fc.nat(3),
  extra_beds: fc.nat(3),
  cots: fc.nat(2),
});
const partyOf = fc.record({ adults: fc.integer({ min: 1, max: 5 }), ages: fc.array(fc.nat(17), { maxLength: 5 }) });
const total = (found: ReturnType<typeof charge>) => ("fault" in found ? Infinity : guestAmount(found.charges));

describe("always", () => {
  test("another child never lowers the price", () => {
    fc.assert(
      fc.property(roomOf, partyOf, bandsOf, fc.nat(17), (room, party, bands, age) => {
        const before = total(charge(party, room, bands));
        expect(total(charge({ ...party, ages: [...party.ages, age] }, room, bands))).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test("the order in which children are named does not matter", () => {
    fc.assert(
      fc.property(roomOf, partyOf, bandsOf, (room, party, bands) => {
        const other = { ...party, ages: party.ages.toReversed() };
        expect(charge(other, room, bands)).toEqual(charge(party, room, bands));
      }),
    );
  });

  test("each line is its guests times its price times the nights, and more nights cost so many times more", () => {
    fc.assert(
      fc.property(roomOf, partyOf, bandsOf, fc.integer({ min: 1, max: 30 }), (room, party, bands, nights) => {
        const found = charge(party, room, bands, nights);
        if ("fault" in found) return;
        for (const { quantity, price, amount } of found.charges) expect(amount).toBe(quantity * price * nights);
        expect(guestAmount(found.charges)).toBe(nights * total(charge(party, room, bands, 1)));
      }),
    );
  });

  test("a room that holds its guests in its own beds costs nothing more", () => {
    fc.assert(
      fc.property(roomOf, partyOf, bandsOf, (room, party, bands) => {
        const people = party.adults + party.ages.length;
        expect(total(charge(party, { ...room, people }, bands))).toBe(0);
      }),
    );
  });
});
