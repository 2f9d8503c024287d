/** The three checks of an order's lines (specification 5). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkLines, type LineProblem } from "#rules/stock/availability.ts";

const line = (room_class_id: number, rate_plan_id: number, num: number) => ({ room_class_id, rate_plan_id, num });
const room = (room_class_id: number, ...plans: [rate_plan_id: number, inventory: number][]) => ({
  room_class_id,
  rate_plans: plans.map(([rate_plan_id, inventory]) => ({ rate_plan_id, inventory })),
});

describe("lines of an order", () => {
  test.each<[string, ReturnType<typeof line>[], (LineProblem | null)[]]>([
    ["all there is", [line(1, 10, 3)], [null]],
    ["one more than there is", [line(1, 10, 4)], ["NOT_ENOUGH_ROOMS"]],
    ["a room that is gone", [line(9, 10, 1)], ["ROOM_SOLD_OUT"]],
    ["a room without plans", [line(3, 10, 1)], ["ROOM_SOLD_OUT"]],
    ["a plan that is gone", [line(1, 99, 1)], ["PLAN_SOLD_OUT"]],
    ["another room's plan", [line(1, 20, 1)], ["PLAN_SOLD_OUT"]],
    ["room before count and plan", [line(9, 99, 50)], ["ROOM_SOLD_OUT"]],
    ["count before plan", [line(1, 99, 4)], ["NOT_ENOUGH_ROOMS"]],
    ["a plan that sells more than a capped first one", [line(2, 21, 3)], [null]],
    ["the room's count before the plan", [line(2, 99, 6)], ["NOT_ENOUGH_ROOMS"]],
    ["a plan's own smaller count", [line(1, 11, 2)], ["NOT_ENOUGH_ROOMS"]],
    ["a plan's own count over lines", [line(1, 11, 1), line(1, 11, 1)], [null, "NOT_ENOUGH_ROOMS"]],
    ["a plan's own count over many lines", [5, 5, 5].map((id) => line(id, 51, 1)), [null, null, "NOT_ENOUGH_ROOMS"]],
    ["what lines before took", [line(1, 10, 2), line(1, 11, 1), line(1, 10, 1)], [null, null, "NOT_ENOUGH_ROOMS"]],
    [
      "refused lines take nothing",
      [line(1, 10, 4), line(1, 99, 3), line(1, 11, 2), line(1, 10, 3)],
      ["NOT_ENOUGH_ROOMS", "PLAN_SOLD_OUT", "NOT_ENOUGH_ROOMS", null],
    ],
    ["each room by itself", [line(1, 10, 3), line(2, 21, 5), line(2, 10, 1)], [null, null, "NOT_ENOUGH_ROOMS"]],
    ["one plan in two rooms", [line(4, 10, 2), line(1, 10, 3)], [null, null]],
    ["nothing", [], []],
  ])("%s", (_case, lines, expected) => {
    const found = [
      room(1, [10, 3], [11, 1]),
      room(2, [20, 2], [21, 5]),
      room(3),
      room(4, [10, 2]),
      room(5, [50, 9], [51, 2]),
    ];
    expect(checkLines(lines, found)).toEqual(expected);
  });

  const id = fc.integer({ min: 1, max: 3 });
  const plans = fc.uniqueArray(fc.tuple(id, fc.integer({ min: 0, max: 4 })), { selector: ([id]) => id });
  const found = fc.uniqueArray(fc.tuple(id, plans), { selector: ([id]) => id });
  const lines = fc.array(fc.tuple(id, id, fc.integer({ min: 1, max: 3 })), { maxLength: 8 });

  test("are answered as if keys were taken off a board, one by one", () => {
    fc.assert(
      fc.property(lines, found, (lines, found) => {
        const board = found.map(([id, plans]) => ({
          id,
          keys: Array.from({ length: Math.max(0, ...plans.map(([, count]) => count)) }),
          vouchers: Object.fromEntries(plans.map(([plan, count]) => [plan, Array.from({ length: count })])),
        }));
        const expected = lines.map(([id, plan, num]) => {
          const hook = board.find((hook) => hook.id === id && Object.keys(hook.vouchers).length > 0);
          if (!hook) return "ROOM_SOLD_OUT";
          if (hook.keys.length < num) return "NOT_ENOUGH_ROOMS";
          const vouchers = hook.vouchers[plan];
          if (!vouchers) return "PLAN_SOLD_OUT";
          if (vouchers.length < num) return "NOT_ENOUGH_ROOMS";
          hook.keys.splice(0, num);
          vouchers.splice(0, num);
          return null;
        });
        const answers = checkLines(
          lines.map((each) => line(...each)),
          found.map(([id, plans]) => room(id, ...plans)),
        );
        expect(answers).toEqual(expected);
        for (const [id, plans] of found) {
          const accepted = lines.filter(([room], index) => room === id && answers[index] === null);
          const total = accepted.reduce((total, [, , num]) => total + num, 0);
          expect(total).toBeLessThanOrEqual(Math.max(0, ...plans.map(([, count]) => count)));
        }
      }),
    );
  });
});
