import { expect, test } from "vitest";
import type { RoomClass } from "#contract/rooms.ts";
import { bedsElsewhere, roomsIn } from "./bedrooms.ts";

const roomOf = (room_class_name: string, beds: Record<string, number>) =>
  ({
    room_class_name,
    description: { square_meters: 0, bed: Object.entries(beds).map(([bed, count]) => ({ bed, count })) },
  }) as unknown as RoomClass;

const counts = (house: RoomClass | undefined, bedrooms: RoomClass[]) =>
  roomsIn(house, bedrooms).map(({ room, count }) => `${room.room_class_name} ${count}`);

const granary = roomOf("granary", { queen: 1 });
const field = roomOf("field", { double: 1 });

test("three queens and three doubles are three rooms of each kind", () => {
  expect(counts(roomOf("house", { queen: 3, double: 3 }), [granary, field])).toEqual(["granary 3", "field 3"]);
});

test("two beds in each room are half as many rooms", () => {
  expect(counts(roomOf("house", { single: 4, queen: 1 }), [roomOf("twin", { single: 2 }), granary])).toEqual([
    "twin 2",
    "granary 1",
  ]);
});

test("beds that no room has stand elsewhere and make no room", () => {
  const house = roomOf("house", { queen: 3, double: 3, single: 2 });
  expect(counts(house, [granary, field])).toEqual(["granary 3", "field 3"]);
  expect(bedsElsewhere(house, [granary, field])).toEqual([{ bed: "single", count: 2 }]);
  expect(bedsElsewhere(undefined, [granary])).toEqual([]);
});

test("every kind once: beds that are left over, that two kinds share, that are unknown, or too many rooms", () => {
  const once = ["granary 1", "field 1"];
  expect(counts(roomOf("house", { queen: 3, double: 3 }), [roomOf("suite", { queen: 2 }), field])).toEqual([
    "suite 1",
    "field 1",
  ]);
  expect(counts(roomOf("house", { queen: 3 }), [granary, field])).toEqual(once);
  expect(counts(roomOf("house", {}), [granary, field])).toEqual(once);
  expect(counts(undefined, [granary, field])).toEqual(once);
  expect(counts(roomOf("house", { queen: 30, double: 3 }), [granary, field])).toEqual(once);
  expect(counts(roomOf("house", { queen: 3 }), [granary, roomOf("barn", { queen: 1 })])).toEqual([
    "granary 1",
    "barn 1",
  ]);
});
