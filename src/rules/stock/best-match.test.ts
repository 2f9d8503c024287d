import fc from "fast-check";
import { expect, test } from "vitest";
import { bestMatch } from "#rules/stock/best-match.ts";

type Open = Parameters<typeof bestMatch>[1][number];
const TWO = { room: 1, adults: 2, children: 0, isAccessibleWanted: false };

const open = (room_class_id: number, people: number, more: Partial<Open> = {}): Open => ({
  room_class_id,
  people,
  isHouse: false,
  isAccessible: false,
  isFitting: true,
  isCheapest: room_class_id === 1,
  ...more,
});
const small = (room_class_id: number, people: number) => open(room_class_id, people, { isFitting: false });

test.each<[what: string, requested: Partial<typeof TWO>, rooms: Open[], labelled: number | null]>([
  ["one guest", { adults: 1 }, [open(1, 1), open(2, 4)], null],
  ["the only room", {}, [open(1, 2)], null],
  ["nothing fits", { adults: 6 }, [small(2, 2), small(3, 4)], null],
  ["a room for two among larger ones", {}, [open(1, 2), open(2, 4), open(3, 12, { isHouse: true })], 1],
  ["the first of two rooms alike", {}, [open(1, 2), open(2, 2), open(3, 4)], null],
  ["all rooms alike", {}, [open(1, 2), open(2, 2)], null],
  ["the only one that fits two", {}, [open(1, 2), small(2, 1), small(3, 1)], 1],
  ["cheapest, but larger than needed", {}, [open(1, 4), open(2, 2)], null],
  ["a family among rooms that are too small", { adults: 4 }, [open(1, 4), open(2, 4), small(3, 2)], 1],
  ["a family, every room the same size", { adults: 3 }, [open(1, 4), open(2, 4)], null],
  ["two rooms of two for four, a larger kind besides", { room: 2, adults: 4 }, [open(1, 2), open(2, 4)], 1],
  ["a house is one, however many rooms", { room: 3, adults: 10 }, [open(1, 12, { isHouse: true }), open(2, 5)], 1],
  ["a child counts as a guest", { adults: 1, children: 1 }, [open(1, 2), open(2, 4)], 1],
])("%s", (_what, requested, rooms, labelled) => {
  expect(bestMatch({ ...TWO, ...requested }, rooms)).toBe(labelled);
});

test("an accessible room is labelled only for those who have asked for one", () => {
  const rooms = [open(1, 2, { isAccessible: true }), open(2, 4)];
  expect(bestMatch(TWO, rooms)).toBeNull();
  expect(bestMatch({ ...TWO, isAccessibleWanted: true }, rooms)).toBe(1);
});

test("what is labelled is the cheapest that fits, and none that fits is tighter", () => {
  const room = fc.record({ people: fc.integer({ min: 1, max: 6 }), isFitting: fc.boolean(), isHouse: fc.boolean() });
  const party = fc.record({
    room: fc.integer({ min: 1, max: 3 }),
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(room, { maxLength: 5 }), party, (rooms, requested) => {
      const first = rooms.findIndex(({ isFitting }) => isFitting);
      const all = rooms.map((each, nth) => open(nth, each.people, { ...each, isCheapest: nth === first }));
      const found = bestMatch({ ...requested, isAccessibleWanted: false }, all);
      if (found === null) return;
      expect(found).toBe(first);
      const beds = (each: Open) => each.people * (each.isHouse ? 1 : requested.room);
      expect(all.filter((each) => each.isFitting && beds(each) < beds(all[first]!))).toEqual([]);
    }),
  );
});
