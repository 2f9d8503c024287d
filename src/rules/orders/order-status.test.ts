/** The life of an order: what may follow what, what holds rooms, what a guest is shown (specification 4, decisions 5). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DisplayStatus,
  displayStatus,
  firstState,
  HOLDING_STATES,
  holdEnds,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderState,
  paymentStatus,
  SELLING_STATES,
} from "#rules/orders/order-status.ts";
import { PAY_WAYS, type PayWay } from "#rules/payments/pay-way.ts";

const OWNING = [...HOLDING_STATES, ...SELLING_STATES];
const state = fc.constantFrom(...ORDER_STATES);

describe("an order", () => {
  test.each<[from: OrderState, to: OrderState, why: string]>([
    ["held", "awaiting_payment", "the guest turns to remittance"],
    ["held", "confirmed", "paid in time"],
    ["held", "expired", "not paid in time"],
    ["held", "cancelled", "given up before paying"],
    ["awaiting_payment", "confirmed", "the remittance arrived"],
    ["awaiting_payment", "expired", "it did not"],
    ["awaiting_payment", "cancelled", "given up before paying"],
    ["confirmed", "checked_in", "the guest arrived"],
    ["confirmed", "cancelled", "cancelled"],
    ["confirmed", "no_show", "the guest did not come"],
    ["checked_in", "completed", "the guest left"],
    ["expired", "confirmed", "late money, and the rooms are free"],
    ["expired", "paid_unallocated", "late money, and they are not"],
    ["paid_unallocated", "refunded", "the money went back"],
  ])("%s may become %s: %s", (from, to) => {
    expect(ORDER_MOVES[from]).toContain(to);
  });

  test("makes no other move than those", () => {
    expect(ORDER_STATES.flatMap((from) => ORDER_MOVES[from])).toHaveLength(14);
    for (const from of ORDER_STATES) expect(new Set(ORDER_MOVES[from]).size).toBe(ORDER_MOVES[from].length);
  });

  test.each<[from: OrderState, to: OrderState]>([
    ["cancelled", "confirmed"],
    ["expired", "cancelled"],
    ["expired", "held"],
    ["confirmed", "expired"],
    ["confirmed", "held"],
    ["checked_in", "cancelled"],
    ["checked_in", "no_show"],
    ["no_show", "checked_in"],
    ["completed", "cancelled"],
    ["paid_unallocated", "confirmed"],
    ["held", "checked_in"],
    ["held", "held"],
  ])("%s never becomes %s", (from, to) => {
    expect(ORDER_MOVES[from]).not.toContain(to);
  });

  test("ends completed, cancelled, not shown up or refunded, and nowhere else", () => {
    const final = ORDER_STATES.filter((state) => ORDER_MOVES[state].length === 0);
    expect(final).toEqual(["completed", "cancelled", "no_show", "refunded"]);
  });

  test("can come from where it starts to every state", () => {
    const starts = PAY_WAYS.flatMap((pay_way) => [firstState(pay_way, 0), firstState(pay_way, 1)]);
    const reached = new Set<OrderState>(starts);
    // A set grows while it is walked.
    for (const from of reached) for (const to of ORDER_MOVES[from]) reached.add(to);
    expect(reached).toEqual(new Set(ORDER_STATES));
  });

  test("however it goes, goes on to an end and never comes back to where it was", () => {
    fc.assert(
      fc.property(state, fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), (start, turns) => {
        const visited = [start];
        for (const turn of turns) {
          const next = ORDER_MOVES[visited.at(-1)!];
          if (next.length > 0) visited.push(next[turn % next.length]!);
        }
        expect(new Set(visited).size).toBe(visited.length);
        expect(ORDER_MOVES[visited.at(-1)!]).toEqual([]);
      }),
    );
  });
});

describe("rooms", () => {
  test("are held or sold, never both; what ended unsold owns none", () => {
    expect(HOLDING_STATES).toEqual(["held", "awaiting_payment"]);
    expect(HOLDING_STATES.filter((state) => SELLING_STATES.includes(state))).toEqual([]);
    expect(new Set(OWNING).size).toBe(OWNING.length);
    const owningNone = ORDER_STATES.filter((state) => !OWNING.includes(state));
    expect(owningNone).toEqual(["expired", "cancelled", "paid_unallocated", "refunded"]);
  });

  test("given back are taken again only by late money, and sold ones never only held", () => {
    const moves = ORDER_STATES.flatMap((from) => ORDER_MOVES[from].map((to) => [from, to] as const));
    expect(moves.filter(([from, to]) => !OWNING.includes(from) && OWNING.includes(to))).toEqual([
      ["expired", "confirmed"],
    ]);
    expect(moves.filter(([from, to]) => SELLING_STATES.includes(from) && HOLDING_STATES.includes(to))).toEqual([]);
    // Sold rooms come back only by cancelling: time alone takes them from nobody who has paid.
    const freed = moves.filter(([from, to]) => SELLING_STATES.includes(from) && !OWNING.includes(to));
    expect(freed).toEqual([["confirmed", "cancelled"]]);
  });
});

test.each<[pay_way: PayWay, pay_amount: number, first: OrderState]>([
  ["credit_card", 1000, "held"],
  ["credit_card", 1, "held"],
  ["credit_card", 0, "confirmed"],
  ["remittance", 1000, "awaiting_payment"],
  ["remittance", 1, "awaiting_payment"],
  ["remittance", 0, "confirmed"],
  ["cash", 1000, "confirmed"],
  ["cash", 0, "confirmed"],
  ["pay_arrival", 1000, "confirmed"],
  ["pay_arrival", 0, "confirmed"],
])("paid by %s, with %i to pay now, an order begins as %s", (pay_way, pay_amount, first) => {
  expect(firstState(pay_way, pay_amount)).toBe(first);
});

const SHOWN: [state: OrderState, shown: DisplayStatus, whenAppliedFor: DisplayStatus][] = [
  ["held", "pending_payment", "cancel_applied"],
  ["awaiting_payment", "pending_payment", "cancel_applied"],
  ["confirmed", "confirmed", "cancel_applied"],
  ["checked_in", "checked_in", "checked_in"],
  ["completed", "checked_out", "checked_out"],
  ["expired", "expired", "expired"],
  ["cancelled", "cancelled", "cancelled"],
  ["no_show", "no_show", "no_show"],
  ["paid_unallocated", "expired", "expired"],
  ["refunded", "expired", "expired"],
];

test.each(SHOWN)("%s is shown as %s; applied to be cancelled, as %s", (state, shown, whenAppliedFor) => {
  expect(displayStatus(state, false)).toBe(shown);
  expect(displayStatus(state, true)).toBe(whenAppliedFor);
});

test("every state is shown, and every status the decisions name can be seen", () => {
  expect(SHOWN.map(([state]) => state).toSorted()).toEqual([...ORDER_STATES].toSorted());
  const seen = new Set(ORDER_STATES.flatMap((state) => [displayStatus(state, false), displayStatus(state, true)]));
  const named = "pending_payment confirmed cancel_applied cancelled expired checked_in checked_out no_show";
  expect([...seen].toSorted()).toEqual(named.split(" ").toSorted());
});

test.each([
  [0, 1000, -1],
  [1, 1000, 1],
  [999, 1000, 1],
  [1000, 1000, 2],
  [1001, 1000, 2],
  [0, 1, -1],
  [0, 0, 2],
])("%i paid of %i is payment status %i", (paid, due, status) => {
  expect(paymentStatus(paid, due)).toBe(status);
});

describe("an unpaid order is held", () => {
  const NOW = new Date("2028-02-27T10:00:00Z");
  const USUAL = { card_hold_minutes: 30, remittance_hold_days: 3 };
  const held = (pay_way: PayWay, checkIn: string, terms = USUAL) =>
    holdEnds(pay_way, NOW, new Date(checkIn), terms).toISOString().replace(".000Z", "Z");

  test.each([
    ["a card for half an hour", "credit_card", "2028-03-10T07:00:00Z", USUAL, "2028-02-27T10:30:00Z"],
    [
      "a card for as long as the lodging says",
      "credit_card",
      "2028-03-10T07:00:00Z",
      { ...USUAL, card_hold_minutes: 45 },
      "2028-02-27T10:45:00Z",
    ],
    ["a card past the check-in's start", "credit_card", "2028-02-27T10:10:00Z", USUAL, "2028-02-27T10:30:00Z"],
    ["a remittance for three days", "remittance", "2028-03-10T07:00:00Z", USUAL, "2028-03-01T10:00:00Z"],
    [
      "a remittance for as long as the lodging says",
      "remittance",
      "2028-03-10T07:00:00Z",
      { ...USUAL, remittance_hold_days: 1 },
      "2028-02-28T10:00:00Z",
    ],
    ["a remittance to the check-in's start", "remittance", "2028-02-29T07:00:00Z", USUAL, "2028-02-29T07:00:00Z"],
    ["a remittance when both are at once", "remittance", "2028-03-01T10:00:00Z", USUAL, "2028-03-01T10:00:00Z"],
    ["a remittance a second before", "remittance", "2028-03-01T09:59:59Z", USUAL, "2028-03-01T09:59:59Z"],
    ["a remittance a second after", "remittance", "2028-03-01T10:00:01Z", USUAL, "2028-03-01T10:00:00Z"],
  ] as const)("%s", (_case, pay_way, checkIn, terms, ends) => {
    expect(held(pay_way, checkIn, terms)).toBe(ends);
  });
});
