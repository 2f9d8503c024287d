import { describe, expect, test } from "vitest";
import { mailsFor, type OrderNow } from "#rules/mail/owed-mails.ts";
import { ORDER_STATES } from "#rules/orders/order-status.ts";

const order = (given: Partial<OrderNow> = {}): OrderNow => ({
  state: "held",
  pay_way: "credit_card",
  pay_amount: 1000,
  hasConfirmation: false,
  hasReceived: false,
  isByHand: false,
  hasNumber: false,
  hasAppliedToCancel: false,
  isLate: false,
  cards: null,
  hasAdded: true,
  hasTicketMail: false,
  ...given,
});

describe("an order was placed", () => {
  test.each<[what: string, given: Partial<OrderNow>, mails: string[]]>([
    ["and waits for a card: its guest is paying", {}, []],
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
  ])("%s", (_what, given, mails) => {
    expect(mailsFor("order.placed", order(given))).toEqual(mails);
  });
});

describe("money has come", () => {
  test.each<[what: string, given: Partial<OrderNow>, mails: string[]]>([
    ["which confirms it", { state: "confirmed" }, ["confirmed", "staff_new_order"]],
    ["which staff have found themselves", { state: "confirmed", pay_way: "remittance" }, ["confirmed"]],
    ["after it was confirmed", { state: "confirmed", hasConfirmation: true }, ["paid"]],
    ["for what was to be paid on arrival", { state: "checked_in", pay_way: "pay_arrival" }, ["paid"]],
    ["and it has been cancelled since", { state: "cancelled" }, []],
  ])("%s", (_what, given, mails) => {
    expect(mailsFor("order.paid", order(given))).toEqual(mails);
  });

  test("not enough of it, and only while it waits for the rest", () => {
    expect(mailsFor("order.paid_in_part", order())).toEqual(["paid"]);
    expect(mailsFor("order.paid_in_part", order({ state: "confirmed" }))).toEqual([]);
    expect(mailsFor("order.paid_in_part", order({ state: "expired" }))).toEqual([]);
  });
});

test("a bank's number is sent while it can be paid", () => {
  const mails = (given: Partial<OrderNow>) => mailsFor("order.number_issued", order(given));
  expect(mails({ state: "awaiting_payment", hasNumber: true })).toEqual(["number_issued"]);
  // Another attempt has taken its place.
  expect(mails({ state: "awaiting_payment" })).toEqual([]);
  expect(mails({ state: "confirmed", hasNumber: true })).toEqual([]);
  expect(mails({ state: "expired", hasNumber: true })).toEqual([]);
});

test("a guest who has paid is not reminded, and no e-mail says that a valid order has ended", () => {
  expect(mailsFor("order.reminder", order({ hasReceived: true }))).toEqual(["reminder"]);
  // Whoever began to pay online and did not finish is told now how to.
  expect(mailsFor("order.reminder", order())).toEqual(["order_received"]);
  expect(mailsFor("order.reminder", order({ state: "confirmed" }))).toEqual([]);
  expect(mailsFor("order.expired", order({ state: "expired" }))).toEqual(["expired"]);
  expect(mailsFor("order.expired", order({ state: "confirmed" }))).toEqual([]);
  expect(mailsFor("order.cancelled", order({ state: "cancelled" }))).toEqual(["cancelled", "staff_cancelled"]);
});

test("a request to cancel is confirmed, unless it is decided already", () => {
  const mails = (state: OrderNow["state"]) => mailsFor("order.cancel_applied", order({ state }));
  expect(mails("confirmed")).toEqual(["cancel_applied", "staff_cancel_applied"]);
  expect(mails("awaiting_payment")).toEqual(["cancel_applied", "staff_cancel_applied"]);
  expect(mails("cancelled")).toEqual(["staff_cancel_applied"]);
});

describe("what an order has besides rooms", () => {
  test.each<[topic: string, given: Partial<OrderNow>, mails: string[]]>([
    ["order.extras_held", { state: "confirmed" }, ["extras_added"]],
    ["order.extras_held", { state: "held" }, ["extras_added"]],
    // Given back or lapsed meanwhile.
    ["order.extras_held", { state: "confirmed", hasAdded: false }, []],
    ["order.extras_added", { state: "confirmed" }, ["extras_added", "staff_extras"]],
    ["order.extras_added", { state: "cancelled" }, []],
    // The guest hears of the money.
    ["order.extras_paid", { state: "confirmed" }, ["staff_extras"]],
    ["order.extras_refunded", { state: "confirmed" }, ["staff_extras"]],
    ["order.extras_returned", { state: "confirmed" }, ["extras_returned", "staff_extras"]],
    ["order.extras_returned", { state: "awaiting_payment" }, ["extras_returned"]],
    ["order.extras_returned", { state: "expired" }, []],
    ["order.extras_lapsed", { state: "confirmed" }, ["extras_lapsed"]],
    ["order.rail_booked", { state: "confirmed" }, ["rail_booked"]],
    // Bought before the confirmation was written: it says the number.
    ["order.rail_booked", { state: "confirmed", hasTicketMail: true }, []],
    // They go back at once.
    ["order.rail_booked", { state: "cancelled" }, []],
    ["order.rail_changed", { state: "confirmed" }, ["rail_changed"]],
    ["order.rail_kept", { state: "cancelled" }, ["rail_kept"]],
  ])("%s, %o: %j", (topic, given, mails) => {
    expect(mailsFor(topic, order(given))).toEqual(mails);
  });
});

describe("around a stay", () => {
  const statesOf = (topic: string, given: Partial<OrderNow> = {}) =>
    ORDER_STATES.filter((state) => mailsFor(topic, order({ ...given, state }))!.length > 0);

  test.each([
    ["order.before_arrival", ["confirmed"]],
    ["order.arrival_day", ["confirmed"]],
    ["order.after_stay", ["confirmed", "checked_in", "completed"]],
  ])("%s is only for orders that are %j", (topic, states) => {
    expect(statesOf(topic)).toEqual(states);
    expect(mailsFor(topic, order({ state: "confirmed" }))).toEqual([topic.slice("order.".length)]);
  });

  test.each(["order.before_arrival", "order.arrival_day", "order.after_stay"])(
    "%s is not sent late, nor to a guest who has asked to cancel",
    (topic) => {
      expect(statesOf(topic, { isLate: true })).toEqual([]);
      expect(statesOf(topic, { hasAppliedToCancel: true })).toEqual([]);
    },
  );
});

test("the lodging gets e-mails about its tasks, whatever has become of the order", () => {
  for (const state of ORDER_STATES) {
    expect(mailsFor("order.cancel_applied", order({ state }))).toContain("staff_cancel_applied");
    expect(mailsFor("order.remittance_reported", order({ state }))).toEqual(["staff_remittance"]);
    expect(mailsFor("order.staff_refund", order({ state }))).toEqual(["staff_refund"]);
    expect(mailsFor("payment.quarantined", order({ state }))).toEqual(["staff_quarantined"]);
    expect(mailsFor("order.refund", order({ state }))).toEqual(["refund"]);
    expect(mailsFor("order.refunded", order({ state, isByHand: true }))).toEqual(["refund"]);
    expect(mailsFor("order.refunded", order({ state }))).toEqual([]);
  }
});

test.each(["order.unheard_of", "", "constructor", "toString"])("%j is no topic", (topic) => {
  expect(mailsFor(topic, order())).toBeNull();
});

test.each<[what: string, topic: string, given: Partial<OrderNow>, mails: string[]]>([
  ["the guest is asked for the difference", "order.card_differs", { cards: "void" }, ["card_differs", "staff_card"]],
  ["staff have let it pass meanwhile", "order.card_differs", { cards: null }, []],
  ["it has been cancelled meanwhile", "order.card_differs", { cards: "void", state: "cancelled" }, []],
  ["staff are asked", "order.card_unknown", { cards: "unknown" }, ["staff_card"]],
  ["staff have decided meanwhile", "order.card_unknown", { cards: "void" }, []],
])("a coupon for other cards: %s", (_what, topic, given, mails) => {
  expect(mailsFor(topic, order({ state: "confirmed", ...given }))).toEqual(mails);
});
