import { describe, expect, test } from "vitest";
import { dueInAll, dueNow, dueOfDeposit, type Dues } from "#rules/payments/due.ts";
import { ORDER_STATES } from "#rules/orders/order-status.ts";

const dues = (given: Partial<Dues>): Dues => ({
  state: "held",
  total: 10_000,
  pay_amount: 3_000,
  paid: 0,
  ...given,
});

describe("what is due now", () => {
  test.each([
    ["a deposit that is not paid", {}, 3_000],
    ["all, where all was chosen", { pay_amount: 10_000 }, 10_000],
    ["what is missing of it", { paid: 1_000 }, 2_000],
    ["the rest, once it is confirmed", { state: "confirmed", paid: 3_000 }, 7_000],
    ["all of it, where it is paid on arrival", { state: "confirmed", pay_amount: 10_000 }, 10_000],
    ["nothing more than is due", { state: "confirmed", paid: 10_000 }, 0],
  ] as const)("%s", (_, given, due) => {
    expect(dueNow(dues(given))).toBe(due);
  });

  test("an order that is over, or under way, asks for nothing", () => {
    const quiet = ORDER_STATES.filter((state) => !["held", "awaiting_payment", "confirmed"].includes(state));
    for (const state of quiet) expect([dueNow(dues({ state })), dueInAll(dues({ state }))]).toEqual([0, 0]);
  });
});

test("all of it can be paid instead of the deposit", () => {
  expect(dueInAll(dues({}))).toBe(10_000);
  expect(dueInAll(dues({ paid: 1_000 }))).toBe(9_000);
});

describe("a deposit is due again only while part is paid", () => {
  test.each([
    ["unpaid", {}, null],
    ["part of the deposit", { paid: 1_000 }, 2_000],
    ["part of what was to be paid in full", { pay_amount: 10_000, paid: 1_000 }, 9_000],
    ["the deposit: the rest", { state: "confirmed", paid: 3_000 }, 7_000],
    ["in full", { state: "confirmed", paid: 10_000 }, null],
    ["cancelled", { state: "cancelled", paid: 1_000 }, null],
  ] as const)("%s", (_, given, due) => {
    expect(dueOfDeposit(dues(given))).toBe(due);
  });
});
