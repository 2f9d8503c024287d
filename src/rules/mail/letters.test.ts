import { describe, expect, test } from "vitest";
import { lettersFor, nextTry, type Told } from "#rules/mail/letters.ts";
import { ORDER_STATES } from "#rules/orders/order-status.ts";

const told = (given: Partial<Told> = {}): Told => ({
  state: "held",
  pay_way: "credit_card",
  pay_amount: 1000,
  isToldConfirmed: false,
  hasNumber: false,
  ...given,
});

describe("an order was placed", () => {
  test.each<[what: string, given: Partial<Told>, letters: string[]]>([
    ["and waits for a card", {}, ["order_received"]],
    [
      "and waits for a remittance",
      { state: "awaiting_payment", pay_way: "remittance" },
      ["order_received", "staff_new_order"],
    ],
    ["to be paid on arrival", { state: "confirmed", pay_way: "pay_arrival" }, ["confirmed", "staff_new_order"]],
    ["and costs nothing now", { state: "confirmed", pay_amount: 0 }, ["confirmed", "staff_new_order"]],
    ["and has been paid since", { state: "confirmed" }, []],
    ["and has been cancelled since", { state: "cancelled", pay_way: "pay_arrival" }, []],
    ["and has expired since", { state: "expired" }, []],
  ])("%s", (_what, given, letters) => {
    expect(lettersFor("order.placed", told(given))).toEqual(letters);
  });
});

describe("money has come", () => {
  test.each<[what: string, given: Partial<Told>, letters: string[]]>([
    ["which confirms it", { state: "confirmed" }, ["confirmed", "staff_new_order"]],
    ["which staff have found themselves", { state: "confirmed", pay_way: "remittance" }, ["confirmed"]],
    ["after it was confirmed", { state: "confirmed", isToldConfirmed: true }, ["paid"]],
    ["for what was to be paid on arrival", { state: "checked_in", pay_way: "pay_arrival" }, ["paid"]],
    ["and it has been cancelled since", { state: "cancelled" }, []],
  ])("%s", (_what, given, letters) => {
    expect(lettersFor("order.paid", told(given))).toEqual(letters);
  });

  test("not enough of it, and only while it waits for the rest", () => {
    expect(lettersFor("order.paid_in_part", told())).toEqual(["paid"]);
    expect(lettersFor("order.paid_in_part", told({ state: "confirmed" }))).toEqual([]);
    expect(lettersFor("order.paid_in_part", told({ state: "expired" }))).toEqual([]);
  });
});

test("a bank's number is told while it can be paid to", () => {
  const letters = (given: Partial<Told>) => lettersFor("order.number_issued", told(given));
  expect(letters({ state: "awaiting_payment", hasNumber: true })).toEqual(["number_issued"]);
  // Another attempt has taken its place.
  expect(letters({ state: "awaiting_payment" })).toEqual([]);
  expect(letters({ state: "confirmed", hasNumber: true })).toEqual([]);
  expect(letters({ state: "expired", hasNumber: true })).toEqual([]);
});

test("who has paid is not reminded, and whose order lives is not told it is over", () => {
  expect(lettersFor("order.reminder", told())).toEqual(["reminder"]);
  expect(lettersFor("order.reminder", told({ state: "confirmed" }))).toEqual([]);
  expect(lettersFor("order.expired", told({ state: "expired" }))).toEqual(["expired"]);
  expect(lettersFor("order.expired", told({ state: "confirmed" }))).toEqual([]);
  expect(lettersFor("order.cancelled", told({ state: "cancelled" }))).toEqual(["cancelled", "staff_cancelled"]);
});

test("who asks to cancel is told that it was heard, unless it is decided already", () => {
  const letters = (state: Told["state"]) => lettersFor("order.cancel_applied", told({ state }));
  expect(letters("confirmed")).toEqual(["cancel_applied", "staff_cancel_applied"]);
  expect(letters("awaiting_payment")).toEqual(["cancel_applied", "staff_cancel_applied"]);
  expect(letters("cancelled")).toEqual(["staff_cancel_applied"]);
});

test("the lodging hears what it has to do, whatever has become of the order", () => {
  for (const state of ORDER_STATES) {
    expect(lettersFor("order.cancel_applied", told({ state }))).toContain("staff_cancel_applied");
    expect(lettersFor("order.remittance_reported", told({ state }))).toEqual(["staff_remittance"]);
    expect(lettersFor("order.staff_refund", told({ state }))).toEqual(["staff_refund"]);
    expect(lettersFor("payment.quarantined", told({ state }))).toEqual(["staff_quarantined"]);
    expect(lettersFor("order.refund", told({ state }))).toEqual(["refund"]);
    expect(lettersFor("order.refunded", told({ state }))).toEqual(["refund"]);
  }
});

test.each(["order.unheard_of", "", "constructor", "toString"])("%j is no topic", (topic) => {
  expect(lettersFor(topic, told())).toBeNull();
});

test("tries come later and later, and end", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(nextTry)).toEqual([1, 5, 25, 125, 625, 720, 720, null, null]);
});
