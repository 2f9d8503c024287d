import { expect, test } from "vitest";
import { OUTCOMES, type Outcome, outcomeOf, type OutcomeFields, toneOf } from "#rules/orders/outcome.ts";

const order = (given: Partial<OutcomeFields> = {}): OutcomeFields => ({
  display_status: "confirmed",
  payment_status: 2,
  pay_way: "credit_card",
  payAmountType: "all",
  payment_pending: false,
  payment_failed: false,
  bank_instructions: null,
  remittance_report: null,
  ...given,
});
const waiting = { display_status: "pending_payment", payment_status: -1 } as const;
const number = { account_number: "1" };

test.each<[what: string, given: Partial<OutcomeFields>, outcome: Outcome]>([
  ["paid in full", {}, "paid"],
  ["the deposit paid", { payment_status: 1, payAmountType: "deposit" }, "part_paid"],
  ["paid, but not all that it costs", { payment_status: 1 }, "rest_due"],
  ["to be paid on arrival", { payment_status: -1, pay_way: "pay_arrival" }, "on_arrival"],
  ["cash", { payment_status: -1, pay_way: "cash" }, "on_arrival"],
  ["the rest is with the bank", { payment_status: 1, payment_pending: true }, "waiting"],
  ["paid, and a second try still open", { payment_pending: true }, "paid"],
  ["card, nothing begun", waiting, "unpaid"],
  ["card, being processed", { ...waiting, payment_pending: true }, "waiting"],
  ["card, declined", { ...waiting, payment_failed: true }, "failed"],
  ["the rest, declined", { payment_status: 1, payAmountType: "deposit", payment_failed: true }, "part_paid"],
  ["remittance, then a card that is declined", { ...waiting, pay_way: "remittance", payment_failed: true }, "failed"],
  ["remittance, reported", { ...waiting, pay_way: "remittance", remittance_report: "12345" }, "reported"],
  ["a bank's number issued", { ...waiting, bank_instructions: number }, "transfer"],
  ["remittance", { ...waiting, pay_way: "remittance" }, "remit"],
  ["remittance, then a card", { ...waiting, pay_way: "remittance", payment_pending: true }, "waiting"],
  ["remittance, then a bank's number", { ...waiting, pay_way: "remittance", bank_instructions: number }, "transfer"],
  ["cancelled with a payment open", { display_status: "cancelled", payment_pending: true }, "cancelled"],
  ["expired", { display_status: "expired", payment_status: -1 }, "expired"],
  ["cancellation requested", { display_status: "cancel_applied" }, "cancel_applied"],
  ["gone home", { display_status: "checked_out" }, "checked_out"],
])("%s: %s", (_what, given, outcome) => {
  expect(outcomeOf(order(given))).toBe(outcome);
  expect(OUTCOMES).toContain(outcome);
});

test("only what is sold and stands is shown as good", () => {
  const statuses = ["pending_payment", "confirmed", "cancel_applied", "cancelled", "expired", "no_show"] as const;
  expect(statuses.filter((status) => toneOf(status) === "good")).toEqual(["confirmed"]);
});
