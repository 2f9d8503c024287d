/** Who may go on to the details: everyone's age is known, everyone has a bed, and no room is without an adult. */
import { expect, test } from "vitest";
import { withStay } from "#rules/booking/booking-state.ts";
import type { Band } from "#rules/guests/guest-bands.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import type { Families } from "#web/booking/families.ts";
import { partyFault, type PartyFault } from "#web/booking/guests/party-fault.ts";

const child: Band = { kind: "child_bed", least_age: 4, most_age: 11, price: 500, label: {} };
const families: Families = {
  bands: [child],
  cots: 0,
  cotPrice: 0,
  places: { 1: { people: 2, children: 0, extra_beds: 1, cots: 0 } },
};
const room = { room_class_id: 1, people: 2, children: 0, mostBeds: { people: 2, children: 1 }, isHouse: false };
const roomOf = () => room as BookingRoom;
const START = {
  start: "2026-12-01",
  end: "2026-12-02",
  room: 1,
  step: "rooms",
  extras: [],
  codes: [],
  only: [],
} as const;

type Said = { adults: number; children: number; ages?: number[][] };

test.each<[about: string, said: Said, num: number, bands: Families | null, fault: PartyFault | null]>([
  ["a child whose age is missing", { adults: 2, children: 1 }, 1, families, "ages"],
  ["a child who has a bed", { adults: 2, children: 1, ages: [[9]] }, 1, families, null],
  ["where nobody pays by age, no age is missing", { adults: 1, children: 1 }, 1, null, null],
  ["too few beds", { adults: 3, children: 0 }, 1, families, "beds"],
  ["a third room for two", { adults: 2, children: 0 }, 3, families, "adults"],
  ["a third room for two, anywhere", { adults: 2, children: 0 }, 3, null, "adults"],
  ["a room for each", { adults: 3, children: 0 }, 3, families, null],
])("%s", (_, said, num, bands, fault) => {
  const cart = [{ room_class_id: 1, rate_plan_id: 1, num }];
  const state = { ...START, extras: [], codes: [], only: [], ...said, cart };
  expect(partyFault(state, { families: bands, roomOf, results: { offers: [] } })).toBe(fault);
});

test("children stay in their rooms when there is one more", () => {
  const state = {
    ...START,
    extras: [],
    codes: [],
    only: [],
    cart: [],
    adults: 3,
    children: 2,
    room: 2,
    ages: [[3], [9]],
  };
  expect(withStay(state, { room: 3 }).ages).toEqual([[3], [9], []]);
  expect(withStay(state, { room: 1 }).ages).toEqual([[3, 9]]);
});
