import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bedsIn, bedsInHouse, type HousePart, holds } from "#rules/stock/beds.ts";

test.each([
  [{ people: 2, children: 0 }, { adults: 2, children: 0 }, true],
  [{ people: 2, children: 0 }, { adults: 3, children: 0 }, false],
  [{ people: 2, children: 0 }, { adults: 1, children: 1 }, true],
  [{ people: 2, children: 1 }, { adults: 2, children: 1 }, true],
  [{ people: 2, children: 1 }, { adults: 3, children: 0 }, false],
  [{ people: 2, children: 1 }, { adults: 1, children: 3 }, false],
])("%j for %j: %s", (beds, party, isEnough) => {
  expect(holds(beds, party)).toBe(isEnough);
});

const part = (room_class_id: number, more: Partial<HousePart> = {}): HousePart => ({
  room_class_id,
  people: 2,
  children: 0,
  num: 1,
  isSoldByRoom: true,
  ...more,
});

describe("a whole house holds", () => {
  test("what its own class says, where its rooms are sold by themselves: they are not counted on top of it", () => {
    const house = part(5, { people: 12, isSoldByRoom: false });
    expect(bedsInHouse(5, [part(1, { num: 2 }), part(2), part(3), part(4, { people: 4 }), house])).toEqual({
      people: 12,
      children: 0,
    });
  });

  test("all its rooms, where it is sold under one of them", () => {
    expect(bedsInHouse(1, [part(1), part(2, { num: 2, people: 3, children: 1 })])).toEqual({ people: 8, children: 2 });
  });

  test("all its rooms, where none of them is ever sold by itself", () => {
    const rooms = [part(1, { isSoldByRoom: false }), part(2, { isSoldByRoom: false, people: 3 })];
    expect(bedsInHouse(1, rooms)).toEqual({ people: 5, children: 0 });
  });

  test("nothing, without rooms", () => {
    expect(bedsInHouse(1, [])).toEqual({ people: 0, children: 0 });
  });
});

test("another room never holds fewer, and a room is enough for whom it is meant", () => {
  const room = fc.record({ people: fc.nat(6), children: fc.nat(3), num: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.array(room), room, fc.nat(20), fc.nat(20), (rooms, another, adults, children) => {
      const party = { adults, children };
      if (holds(bedsIn(rooms), party)) expect(holds(bedsIn([...rooms, another]), party)).toBe(true);
      const { people, children: cots } = bedsIn([another]);
      expect(holds({ people, children: cots }, { adults: people, children: cots })).toBe(true);
      expect(holds({ people, children: cots }, { adults: people + 1, children: 0 })).toBe(false);
    }),
  );
});
