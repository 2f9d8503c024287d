import { expect, test } from "vitest";
import { erasureObstacle, keepsBuyer } from "#rules/guests/erasure.ts";
import type { OrderState } from "#rules/orders/order-status.ts";

const TODAY = "2031-03-10";
const facts = (state: OrderState, more = {}) => ({
  state,
  check_out_day: "2031-03-09",
  open_payments: 0,
  open_refunds: 0,
  open_invoices: 0,
  ...more,
});

test.each([
  ["confirmed", {}, null],
  ["confirmed", { check_out_day: TODAY }, "stay_ahead"],
  ["checked_in", { check_out_day: "2031-03-12" }, "stay_ahead"],
  ["cancelled", { check_out_day: "2031-03-12" }, null],
  ["expired", { check_out_day: "2031-03-12" }, null],
  ["no_show", {}, null],
  ["held", {}, "waiting_for_payment"],
  ["awaiting_payment", {}, "waiting_for_payment"],
  ["expired", { open_payments: 1 }, "payment_under_way"],
  ["cancelled", { open_refunds: 1 }, "refund_under_way"],
  ["paid_unallocated", {}, "refund_under_way"],
  ["completed", { open_invoices: 1 }, "invoice_under_way"],
] as const)("%s %j: %s", (state, more, obstacle) => {
  expect(erasureObstacle(facts(state, more), TODAY)).toBe(obstacle);
});

test("a company on an invoice stays known until the fifth year after it is over", () => {
  expect(keepsBuyer([], TODAY)).toBe(false);
  expect(keepsBuyer(["2026-01-01"], "2031-12-31")).toBe(true);
  expect(keepsBuyer(["2026-12-31"], "2032-01-01")).toBe(false);
  expect(keepsBuyer(["2020-05-05", "2027-05-05"], "2032-01-01")).toBe(true);
});
