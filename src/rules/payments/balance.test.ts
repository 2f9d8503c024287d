import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ORDER_STATES } from "#rules/orders/order-status.ts";
import { afterRailway, balanceOf, paidWay } from "#rules/payments/balance.ts";

const account = (given: Partial<Parameters<typeof balanceOf>[0]>) => ({
  state: "confirmed" as const,
  total: 10_000,
  attachment_amount: 1_000,
  paid_amount: 0,
  refund_amount: 0,
  cancellation_fee: null,
  cancellation_refund: null,
  ...given,
});

const cancelled = (fee: number, paid_amount: number, refund: number, refund_amount = refund) => ({
  state: "cancelled" as const,
  cancellation_fee: fee,
  cancellation_refund: refund,
  paid_amount,
  refund_amount,
});

test.each([
  ["nothing paid", {}, [-1, 0, 10_000, 9_000]],
  ["a deposit", { paid_amount: 3_000 }, [1, 3_000, 7_000, 6_000]],
  ["the rooms, and not the add-ons", { paid_amount: 9_500 }, [1, 9_500, 500, 0]],
  ["all of it", { paid_amount: 10_000 }, [2, 10_000, 0, 0]],
  ["all of what it still is", { paid_amount: 11_000, refund_amount: 1_000 }, [2, 10_000, 0, 0]],
  ["an order that costs nothing", { total: 0, attachment_amount: 0 }, [2, 0, 0, 0]],
  ["waiting for money", { state: "held" }, [-1, 0, 10_000, 9_000]],
  ["not come", { state: "no_show", paid_amount: 3_000 }, [1, 3_000, 7_000, 6_000]],
  ["expired: nothing is asked for any more", { state: "expired" }, [-1, 0, 0, 0]],
  ["paid too late, and back", { state: "refunded", paid_amount: 10_000, refund_amount: 10_000 }, [2, 10_000, 0, 0]],
  ["cancelled free of charge, all returned", cancelled(0, 10_000, 10_000), [2, 10_000, 0, 0]],
  ["cancelled, its fee kept", cancelled(5_000, 10_000, 5_000), [2, 10_000, 0, 0]],
  ["cancelled, tickets on their way back", cancelled(160, 10_000, 9_840, 2_000), [2, 10_000, 0, 0]],
  ["cancelled after a deposit that its fee took", cancelled(5_000, 3_000, 0), [1, 3_000, 2_000, 2_000]],
  ["cancelled after a deposit, returned", cancelled(0, 3_000, 3_000), [1, 3_000, 0, 0]],
  ["cancelled after an extra was given back", cancelled(0, 11_000, 10_000, 11_000), [2, 10_000, 0, 0]],
  ["cancelled unpaid, with a fee", cancelled(5_000, 0, 0), [-1, 0, 5_000, 5_000]],
  ["cancelled, and then late money returned", cancelled(0, 10_000, 0, 10_000), [-1, 0, 0, 0]],
] as const)("%s", (_what, given, [payment_status, received, remain_total, remain_room]) => {
  expect(balanceOf(account(given))).toEqual({ payment_status, received, remain_total, remain_room });
});

test("what remains is never below nothing, and a standing order that is paid in full owes nothing", () => {
  const amounts = fc.nat(20_000);
  const any = fc.record({
    state: fc.constantFrom(...ORDER_STATES),
    total: amounts,
    attachment_amount: amounts,
    cancellation_fee: fc.option(amounts),
    cancellation_refund: fc.option(amounts),
    paid_amount: amounts,
    refund_amount: fc.constant(0),
  });
  fc.assert(
    fc.property(any, (given) => {
      const { payment_status, remain_total, remain_room } = balanceOf(given);
      expect(remain_total).toBeGreaterThanOrEqual(remain_room);
      expect(remain_room).toBeGreaterThanOrEqual(0);
      if (payment_status === 2 && given.state !== "cancelled") expect(remain_total).toBe(0);
    }),
  );
});

describe("the railway answers for tickets of a cancelled order", () => {
  test.each<[string, Parameters<typeof afterRailway>, ReturnType<typeof afterRailway>]>([
    [
      "takes them back",
      [
        { fee: 160, refund: 9_840, kept: 8_000 },
        { back: 7_840, promised: 7_840, others: 0 },
      ],
      { fee: 160, refund: 9_840, now: 7_840 },
    ],
    [
      "takes one of two back",
      [
        { fee: 160, refund: 9_840, kept: 8_000 },
        { back: 3_920, promised: 3_920, others: 3_920 },
      ],
      { fee: 160, refund: 9_840, now: 3_920 },
    ],
    [
      "keeps them: the fee is higher than was said",
      [
        { fee: 160, refund: 9_840, kept: 8_000 },
        { back: 0, promised: 7_840, others: 0 },
      ],
      { fee: 8_000, refund: 2_000, now: 0 },
    ],
    [
      "never sold them: no fee either",
      [
        { fee: 160, refund: 9_840, kept: 8_000 },
        { back: 8_000, promised: 7_840, others: 0 },
      ],
      { fee: 0, refund: 10_000, now: 8_000 },
    ],
    [
      "takes them back, and the rooms cost more than was paid",
      [
        { fee: 6_020, refund: 0, kept: 5_000 },
        { back: 380, promised: 380, others: 0 },
      ],
      { fee: 6_020, refund: 0, now: 0 },
    ],
  ])("%s", (_what, [ended, answer], expected) => {
    expect(afterRailway(ended, answer)).toEqual(expected);
  });
});

test("the way it was paid is the vendor's that took the money", () => {
  expect(paidWay("remittance", null)).toBe("remittance");
  expect(paidWay("remittance", 6)).toBe("credit_card");
  expect(paidWay("pay_arrival", 4)).toBe("credit_card");
  expect(paidWay("pay_arrival", null)).toBe("pay_arrival");
  expect(paidWay("remittance", 8)).toBe("remittance");
});
