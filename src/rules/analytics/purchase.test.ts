import { expect, test } from "vitest";
import { purchaseOf } from "#rules/analytics/purchase.ts";
import { OUTCOMES, outcomeOf, type OutcomeFields } from "#rules/orders/outcome.ts";

const paid: OutcomeFields = {
  display_status: "confirmed",
  payment_status: 2,
  pay_way: "credit_card",
  payAmountType: "all",
  payment_pending: false,
  payment_failed: false,
  bank_instructions: null,
  remittance_report: null,
};
const line = {
  room_class_id: 1,
  room_class_name: "Ocean",
  rate_plan_id: 2,
  rate_plan_code_name: "Breakfast",
  price: 5000,
  num: 2,
};
const order = {
  order_doc: "HXA1",
  final_amount: 9800,
  used_coupon: ["SEA"],
  check_in_day: "2026-12-01",
  check_out_day: "2026-12-03",
  orders: [{ ...line, occupant_name: "Mei", occupant_email: "mei@example.com" }],
};

test("what was bought, without a word of who bought it", () => {
  expect(purchaseOf({ ...order, ...paid })).toEqual({
    name: "purchase",
    order_doc: "HXA1",
    value: 9800,
    coupon: ["SEA"],
    items: [{ ...line, nights: 2 }],
  });
});

const pending: OutcomeFields = { ...paid, display_status: "pending_payment", payment_status: -1 };
const ORDERS: OutcomeFields[] = [
  paid,
  { ...paid, payment_status: 1, payAmountType: "deposit" },
  { ...paid, payment_status: 1 },
  { ...paid, payment_status: -1, pay_way: "pay_arrival" },
  { ...pending, payment_pending: true },
  pending,
  { ...pending, payment_failed: true },
  { ...pending, pay_way: "remittance" },
  { ...pending, remittance_report: "12345" },
  { ...pending, bank_instructions: {} },
  { ...paid, display_status: "cancel_applied" },
  { ...paid, display_status: "cancelled" },
  { ...paid, display_status: "expired" },
  { ...paid, display_status: "checked_in" },
  { ...paid, display_status: "checked_out" },
  { ...paid, display_status: "no_show" },
];

test("of all the ways an order can stand, four are a purchase", () => {
  expect(ORDERS.map(outcomeOf)).toEqual([...OUTCOMES]);
  const bought = ORDERS.filter((fields) => purchaseOf({ ...order, ...fields }) !== null).map(outcomeOf);
  expect(bought).toEqual(["paid", "part_paid", "rest_due", "on_arrival"]);
});
