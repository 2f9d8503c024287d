import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Figures, stateOfAddition, withAdded } from "#rules/add-ons/changed-order.ts";

const order: Figures = {
  state: "confirmed",
  pay_option: "all",
  attachment_amount: 180,
  added_amount: 0,
  total: 4180,
  deposit_percent: 0,
  deposit_amount: 0,
  pay_amount: 4180,
};

test("what a confirmed order was placed with stays; the difference is kept apart", () => {
  expect(withAdded(order, 360)).toEqual({
    attachment_amount: 540,
    added_amount: 360,
    total: 4540,
    deposit_amount: 0,
    pay_amount: 4180,
  });
  expect(withAdded(order, -180)).toMatchObject({
    attachment_amount: 0,
    added_amount: -180,
    total: 4000,
    pay_amount: 4180,
  });
});

test("an order that waits for its money is as if it had been placed so", () => {
  const held: Figures = { ...order, state: "held" };
  expect(withAdded(held, 360)).toMatchObject({ total: 4540, added_amount: 0, pay_amount: 4540, deposit_amount: 0 });
  const part: Figures = { ...held, pay_option: "part", deposit_percent: 30, deposit_amount: 1254, pay_amount: 1254 };
  expect(withAdded(part, 21)).toMatchObject({ total: 4201, deposit_amount: 1261, pay_amount: 1261 });
});

test("what points have paid for is not given back as money", () => {
  expect(withAdded({ ...order, total: 100 }, -180)).toBeNull();
  expect(withAdded({ ...order, total: 180 }, -180)).toMatchObject({ total: 0 });
});

test("adding and giving back the same leaves everything as it was", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("held" as const, "confirmed" as const),
      fc.constantFrom("all" as const, "part" as const),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (state, pay_option, deposit_percent, total, amount) => {
        const deposit_amount = deposit_percent > 0 ? Math.min(total, Math.ceil((total * deposit_percent) / 100)) : 0;
        const before: Figures = {
          ...order,
          state,
          pay_option,
          total,
          deposit_percent,
          deposit_amount,
          pay_amount: pay_option === "part" ? deposit_amount : total,
        };
        const added = withAdded(before, amount)!;
        expect({ ...before, ...withAdded({ ...before, ...added }, -amount) }).toEqual(before);
        expect(added.total - before.total).toBe(amount);
      },
    ),
  );
});

describe("when an addition is sold", () => {
  test.each([
    ["held", "credit_card", "all", 360, "held", false],
    ["awaiting_payment", "remittance", "all", 360, "held", false],
    ["confirmed", "credit_card", "all", 360, "held", true],
    ["confirmed", "remittance", "all", 360, "held", true],
    ["confirmed", "credit_card", "part", 360, "sold", false],
    ["confirmed", "cash", "all", 360, "sold", false],
    ["confirmed", "pay_arrival", "all", 360, "sold", false],
    ["confirmed", "credit_card", "all", 0, "sold", false],
  ] as const)("%s, %s, %s, %d: %s", (state, pay_way, pay_option, amount, to, lapses) => {
    const now = new Date("2031-03-01T04:00:00Z");
    const expires_at = lapses ? new Date("2031-03-01T04:30:00Z") : null;
    expect(stateOfAddition({ state, pay_way, pay_option }, amount, now)).toEqual({ state: to, expires_at });
  });
});
