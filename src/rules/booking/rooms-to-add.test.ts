import fc from "fast-check";
import { expect, test } from "vitest";
import { roomsIn, withCount } from "#rules/booking/booking-state.ts";
import { roomsToAdd } from "#rules/booking/rooms-to-add.ts";

const line = (num: number) => ({ room_class_id: 1, rate_plan_id: 1, num });

test.each([
  ["one room searched is one chosen", 1, 0, 1],
  ["two are two", 2, 0, 2],
  ["what is chosen already counts", 3, 1, 2],
  ["nothing is missing: one more", 2, 2, 1],
  ["more than searched: one more", 2, 4, 1],
])("%s", (_what, room, chosen, add) => {
  expect(roomsToAdd({ room, cart: chosen === 0 ? [] : [line(chosen)] })).toBe(add);
});

test("pressing it on one kind after another never takes more rooms than were searched, while some are missing", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
      (room, kinds) => {
        let cart: ReturnType<typeof withCount> = [];
        for (const [index, most] of kinds.entries()) {
          if (roomsIn(cart) >= room) break;
          const which = { room_class_id: index + 1, rate_plan_id: 1 };
          cart = withCount(cart, which, Math.min(roomsToAdd({ room, cart }), most));
          expect(roomsIn(cart)).toBeLessThanOrEqual(room);
        }
      },
    ),
  );
});
