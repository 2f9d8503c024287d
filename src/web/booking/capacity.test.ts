/** What rooms hold is counted and said in one way: on the card, in the cart, in warnings, and of rooms suggested together. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoomClass } from "#contract/rooms.ts";
import { BOOKING_WORDS, WORDS } from "#languages/languages.ts";
import { bedsIn, holds } from "#rules/stock/beds.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import { bedsOfCart, capacityText, holdsGuests } from "#web/booking/capacity.ts";
import { guestsByRoom } from "#web/booking/families.ts";
import { sleepsWords } from "#web/sections/room-facts.tsx";

const NOTHING = { offers: [] };
const roomsOf = (rooms: readonly Pick<BookingRoom, "people" | "children">[]) => (id: number) =>
  rooms[id - 1] ? ({ mostBeds: rooms[id - 1], isHouse: false, ...rooms[id - 1] } as BookingRoom) : undefined;

const room = fc.record({ people: fc.integer({ min: 1, max: 6 }), children: fc.integer({ min: 0, max: 3 }) });
const rooms = fc.array(room, { minLength: 1, maxLength: 4 });
const cartOf = (kinds: number, nums: readonly number[]) =>
  Array.from({ length: kinds }, (_, nth) => ({ room_class_id: nth + 1, rate_plan_id: 1, num: nums[nth] ?? 1 }));

const NO_STATE = { start: "2026-12-01", end: "2026-12-02", step: "rooms", extras: [], codes: [], only: [] } as const;

/** A sentence in English has a verb of its own. */
const figuresOf = (capacity: string) => capacity.replace(/^Sleeps /, "");

describe.each(LANGUAGES)("%s", (lang) => {
  const words = BOOKING_WORDS[lang];

  test("a room is said to hold on its card what its own page says", () => {
    fc.assert(
      fc.property(room, (each) => {
        const onPage = sleepsWords(each as RoomClass, WORDS[lang]);
        const one = [{ room_class_id: 1, rate_plan_id: 0, num: 1 }];
        expect(capacityText({ words, roomOf: roomsOf([each]) }, one, { children: 0 }, NOTHING)).toBe(onPage);
        expect(words.capacity.each(onPage)).toContain(figuresOf(onPage));
      }),
    );
  });

  test("several rooms are said to hold the same in the cart, in its warning and as a mix, in whatever order", () => {
    fc.assert(
      fc.property(rooms, fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }), (kinds, nums) => {
        const tools = { words, roomOf: roomsOf(kinds) };
        const cart = cartOf(kinds.length, nums);
        const beds = bedsIn(cart.map(({ room_class_id, num }) => ({ ...kinds[room_class_id - 1]!, num })));
        const said = words.capacity.of(beds.people, beds.children);
        for (const lines of [cart, cart.toReversed()]) {
          expect(capacityText(tools, lines, { children: 1 }, NOTHING)).toBe(said);
        }
        for (const warning of [words.capacity.too_few, words.capacity.too_few_stop, words.capacity.too_many]) {
          expect(warning(words.capacity.party(9, 2), said)).toContain(figuresOf(said));
          expect(warning(words.capacity.party(9, 2), said)).toContain(words.capacity.party(9, 2));
        }
      }),
    );
  });

  test("beds that can be added are counted, and said, where it is known who needs them", () => {
    const TWIN = { people: 2, children: 0, mostBeds: { people: 3, children: 0 } };
    const tools = { words, roomOf: roomsOf([TWIN]) };
    const one = cartOf(1, [1]);
    expect(capacityText(tools, one, { children: 1 }, NOTHING)).toBe(words.capacity.of(2, 0));
    const wide = words.capacity.with_extra_beds(words.capacity.of(3, 0));
    expect(capacityText(tools, one, { children: 1, ages: [[5]] }, NOTHING)).toBe(wide);
    expect(capacityText(tools, one, { children: 0 }, NOTHING)).toBe(wide);
  });

  test("adults alone read nothing of beds that can be added for children", () => {
    const FAMILY = { people: 4, children: 1, mostBeds: { people: 4, children: 2 } };
    const tools = { words, roomOf: roomsOf([FAMILY]) };
    const one = cartOf(1, [1]);
    expect(capacityText(tools, one, { children: 0 }, NOTHING)).toBe(words.capacity.of(4, 1));
    const wide = words.capacity.with_extra_beds(words.capacity.of(4, 2));
    expect(capacityText(tools, one, { children: 1, ages: [[5]] }, NOTHING)).toBe(wide);
  });
});

test("who is warned and who is not follows from the same count, and everyone has a room", () => {
  const party = fc.record({ adults: fc.integer({ min: 1, max: 12 }), children: fc.integer({ min: 0, max: 6 }) });
  fc.assert(
    fc.property(rooms, fc.array(fc.integer({ min: 1, max: 3 })), party, (kinds, nums, guests) => {
      const cart = cartOf(kinds.length, nums);
      const state = { ...NO_STATE, ...guests, room: 1, cart, extras: [], codes: [], only: [] };
      const roomOf = roomsOf(kinds);
      const beds = bedsOfCart(state, roomOf, NOTHING)!;
      expect(holdsGuests(state, roomOf, NOTHING)).toBe(holds(beds, guests));
      const divided = guestsByRoom(null, state, roomOf);
      expect(divided).toHaveLength(cart.reduce((sum, { num }) => sum + num, 0));
      expect(divided.reduce((sum, each) => sum + each.adults, 0)).toBe(guests.adults);
      expect(divided.reduce((sum, each) => sum + each.children, 0)).toBe(guests.children);
      if (!holds(beds, guests)) return;
      // Where everyone has a place, nobody is said to sleep in a room that is full.
      const ids = cart.flatMap(({ room_class_id, num }) => Array.from({ length: num }, () => room_class_id));
      for (const [nth, each] of divided.entries()) expect(holds(kinds[ids[nth]! - 1]!, each)).toBe(true);
    }),
  );
});
