/** Why nothing fits, and what is offered then besides the nearest days. */
import { describe, expect, test } from "vitest";
import {
  listAlternatives,
  type NoFit,
  type Offered,
  type Requested,
  whyNothingFits,
} from "#rules/stock/alternatives.ts";
import type { Unavailable } from "#rules/stock/availability.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { find, freeOn, LONG_AGO, offer, REQUESTED, ROOMS, short, START } from "#tests/helpers/alternatives.ts";

describe("beyond the last night on sale", () => {
  const lastNight = addDays(START, -10);
  const late = (today: string, requested = REQUESTED) =>
    listAlternatives(requested, {
      today,
      isMember: false,
      rooms: ROOMS,
      lastNight,
      offersOf: freeOn((ahead) => ahead <= -10 && ahead !== -12),
    });

  test("the latest stays of the same length, the latest first", () => {
    expect(short(late("2028-01-01").dates)).toEqual([
      [-15, 3],
      [-16, 3],
      [-17, 3],
    ]);
  });

  test("never before today", () => {
    expect(short(late(addDays(START, -16)).dates)).toEqual([
      [-15, 3],
      [-16, 3],
    ]);
  });

  test("a stay that begins before it is offered as far as it goes", () => {
    const requested = { ...REQUESTED, start: addDays(START, -11), end: addDays(START, -8) };
    expect(short(late("2028-01-01", requested).shorter)).toEqual([
      [-11, 2],
      [-11, 1],
    ]);
  });
});

describe("a longer stay", () => {
  /** Free, but sold from so many nights on. */
  const from = (nights: number) => (stay: { start: string; end: string }) =>
    nightsBetween(stay.start, stay.end) >= nights ? [offer()] : [];
  const one = { ...REQUESTED, end: addDays(START, 1) };

  test("is offered where the requested one is too short, with the requested arrival first", () => {
    expect(short(find(one, LONG_AGO, from(2)).longer)).toEqual([
      [0, 2],
      [-1, 2],
    ]);
    expect(short(find(one, LONG_AGO, from(5)).longer)).toEqual([
      [0, 5],
      [-1, 5],
    ]);
    expect(find(one, LONG_AGO, from(6)).longer).toEqual([]);
  });

  test("never begins before today, and none is offered where something can be had", () => {
    expect(short(find(one, { ...LONG_AGO, today: START }, from(2)).longer)).toEqual([
      [0, 2],
      [0, 3],
    ]);
    expect(find(one, LONG_AGO, from(1)).longer).toEqual([]);
  });
});

describe("accessible rooms", () => {
  const accessible = { room_class_id: 3, rate_plan_id: 30, price: 500, isAccessible: true };
  const rooms = new Map([...ROOMS, [3, { people: 2, children: 0, isHouse: false, isAccessible: true }]]);
  const first = (requested: Partial<Requested>, offers: Offered[], known = rooms) => {
    const lodging = { ...LONG_AGO, rooms: known, offersOf: freeOn((ahead) => ahead > 3, ...offers) };
    return listAlternatives({ ...REQUESTED, ...requested }, lodging).dates[0]?.room_class_id;
  };

  test("are suggested to those who ask for them, even if they are the cheapest", () => {
    expect(first({}, [offer(), offer(accessible)])).toBe(1);
    expect(first({ isAccessibleWanted: true }, [offer(), offer(accessible)])).toBe(3);
    expect(first({}, [offer(accessible)])).toBeUndefined();
  });

  test("are suggested where no other room ever holds the guests", () => {
    const only = new Map([...rooms].filter(([id]) => id !== 1));
    expect(first({}, [offer(accessible)], only)).toBe(3);
  });
});

test("of a house there is one, however many rooms are requested", () => {
  const rooms = new Map([[1, { people: 12, children: 0, isHouse: true, isAccessible: false }]]);
  const house = offer({ inventory: 1, price: 9000, people: 12, house: { people: 12, children: 0 } });
  const look = (adults: number) =>
    listAlternatives(
      { ...REQUESTED, room: 3, adults },
      { ...LONG_AGO, rooms, offersOf: freeOn((ahead) => ahead > 3, house) },
    ).dates[0];
  expect(look(12)).toMatchObject({ rooms: 1, price: 27_000 });
  expect(look(13)).toBeUndefined();
});

describe("why nothing fits", () => {
  const party = { adults: 4, children: 1 };
  const enough = { people: 4, children: 1 };
  const few = { people: 4, children: 0 };
  test.each<[what: string, found: [beds: typeof few, unavailable: (Unavailable | null)[], isBeyond: boolean], NoFit]>([
    ["free rooms are too few", [few, [null, "sold_out"], false], "TOO_MANY_GUESTS"],
    ["free rooms are enough, in another mix", [enough, [null, "sold_out"], false], "ANOTHER_MIX"],
    ["beyond the last night on sale", [few, ["not_on_sale", "not_on_sale"], true], "NOT_ON_SALE_YET"],
    ["nothing on sale at all", [few, [], true], "NOT_ON_SALE_YET"],
    ["everything taken", [few, ["sold_out", "sold_out"], false], "SOLD_OUT"],
    ["taken or not sold", [few, ["not_on_sale", "sold_out", "closed"], false], "SOLD_OUT"],
    ["free for a longer stay", [few, ["sold_out", "other_stay"], false], "OTHER_STAY"],
    ["closed", [few, ["closed", "not_on_sale"], false], "CLOSED"],
    ["not sold on these days, though later ones are", [few, ["not_on_sale"], false], "CLOSED"],
  ])("%s", (_what, [beds, unavailable, isBeyond], reason) => {
    expect(whyNothingFits(party, beds, unavailable, isBeyond)).toBe(reason);
  });
});
