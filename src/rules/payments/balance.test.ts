import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_STATES } from "#rules/orders/order-status.ts";
import { balanceOf, paidWay } from "#rules/payments/balance.ts";

const account = (given: Partial<Parameters<typeof balanceOf>[0]>) => ({
  state: "confirmed" as const,
  total: 10_000,
  attachment_amount: 1_000,
  cancellation_fee: null,
  kept: 0,
  ...given,
});

test.each([
  ["nothing paid", {}, [-1, 10_000, 9_000]],
  ["a deposit", { kept: 3_000 }, [1, 7_000, 6_000]],
  ["the rooms, and not the add-ons", { kept: 9_500 }, [1, 500, 0]],
  ["all of it", { kept: 10_000 }, [2, 0, 0]],
  ["an order that costs nothing", { total: 0, attachment_amount: 0 }, [2, 0, 0]],
  ["waiting for money", { state: "held" }, [-1, 10_000, 9_000]],
  ["not come", { state: "no_show", kept: 3_000 }, [1, 7_000, 6_000]],
  ["expired: nothing is asked for any more", { state: "expired" }, [-1, 0, 0]],
  ["paid too late, and on its way back", { state: "paid_unallocated" }, [-1, 0, 0]],
  ["cancelled free of charge, all returned", { state: "cancelled", cancellation_fee: 0 }, [-1, 0, 0]],
  ["cancelled, its fee kept", { state: "cancelled", cancellation_fee: 5_000, kept: 5_000 }, [2, 0, 0]],
  ["cancelled, part of its fee paid", { state: "cancelled", cancellation_fee: 5_000, kept: 3_000 }, [1, 2_000, 2_000]],
  ["cancelled unpaid, with a fee", { state: "cancelled", cancellation_fee: 5_000 }, [-1, 5_000, 5_000]],
] as const)("%s", (_what, given, [payment_status, remain_total, remain_room]) => {
  expect(balanceOf(account(given))).toEqual({ payment_status, remain_total, remain_room });
});

test("what remains is never below nothing, and paid in full means that nothing remains", () => {
  const amounts = fc.nat(20_000);
  const any = fc.record({
    state: fc.constantFrom(...ORDER_STATES),
    total: amounts,
    attachment_amount: amounts,
    cancellation_fee: fc.option(amounts),
    kept: amounts,
  });
  fc.assert(
    fc.property(any, (given) => {
      const { payment_status, remain_total, remain_room } = balanceOf(given);
      expect(remain_total).toBeGreaterThanOrEqual(remain_room);
      expect(remain_room).toBeGreaterThanOrEqual(0);
      if (payment_status === 2) expect(remain_total).toBe(0);
    }),
  );
});

test("the way it was paid is the vendor's that took the money", () => {
  expect(paidWay("remittance", null)).toBe("remittance");
  expect(paidWay("remittance", 6)).toBe("credit_card");
  expect(paidWay("pay_arrival", 4)).toBe("credit_card");
  expect(paidWay("pay_arrival", null)).toBe("pay_arrival");
  expect(paidWay("remittance", 8)).toBe("remittance");
});
