/** Whatever happens to tickets, and however often: the guest's money that is kept is what the railway was paid. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boughtBy, comesBack, refundOf, returnedBy, staysPaid, type Tickets } from "#rules/rail/rail-refund.ts";
import {
  isRailMove,
  PAID_STATES,
  PENDING_STATES,
  RAIL_MOVES,
  RAIL_STATES,
  type RailState,
} from "#rules/rail/rail-state.ts";

const TICKETS: Tickets = {
  state: "booked",
  rides: [{ date: "2026-11-25" }, { date: "2026-11-27" }],
  adult_count: 1,
  child_count: 1,
  senior_count: 0,
  disabled_count: 0,
  price: 3_810,
};

describe("the table of moves", () => {
  test.each([
    ["reserved", "booking", true],
    ["reserved", "booked", false],
    ["booking", "booked", true],
    ["booking", "refunded", false],
    ["booked", "refunded", false],
    ["booked", "refunding", true],
    ["refunding", "booked", true],
    ["failed", "booking", false],
    ["expired", "booking", true],
    ["refunded", "booked", false],
  ] as const)("%s to %s: %s", (from, to, may) => expect(isRailMove(from, to)).toBe(may));

  test("whatever waits for the railway comes to an end, and nobody waits for nothing", () => {
    for (const state of PENDING_STATES) expect(RAIL_MOVES[state].some((to) => !PENDING_STATES.includes(to))).toBe(true);
    // Tickets are bought in one place only, and only after a request.
    for (const from of RAIL_STATES) if (RAIL_MOVES[from].includes("booked")) expect(PENDING_STATES).toContain(from);
  });
});

/** What must hold in each state: money of the guest's that is kept, and what the railway was paid. */
function balanceIn(state: RailState, tickets: Tickets, wasBooked: boolean): [kept: number, bought: number] {
  const fee = tickets.price - refundOf(tickets);
  if (state === "booking") return [tickets.price, 0];
  if (state === "booked" || state === "changing" || state === "refunding") return [tickets.price, tickets.price];
  return state === "refunded" && wasBooked ? [fee, fee] : [0, 0];
}

test("10,000 random walks keep money and tickets equal", () => {
  const tickets = fc.record({
    adult_count: fc.integer({ min: 1, max: 5 }),
    child_count: fc.integer({ min: 0, max: 5 }),
    price: fc.integer({ min: 0, max: 5_000 }).map((fives) => fives * 5),
    rides: fc.constantFrom(TICKETS.rides, TICKETS.rides.slice(1)),
  });
  fc.assert(
    fc.property(tickets, fc.array(fc.nat({ max: 99 }), { maxLength: 24 }), (some, choices) => {
      const own = { ...TICKETS, ...some };
      let state: RailState = "reserved";
      let [kept, bought, wasBooked] = [0, 0, false];
      for (const choice of choices) {
        const moves: readonly RailState[] = RAIL_MOVES[state];
        if (moves.length === 0) break;
        const to: RailState = moves[choice % moves.length]!;
        // Confirmed: the order's money is there.
        if (to === "booking") kept += own.price;
        kept -= returnedBy(state, to, own);
        bought += boughtBy(state, to, own);
        wasBooked ||= to === "booked";
        state = to;
        expect([kept, bought], state).toEqual(balanceIn(state, own, wasBooked));
        expect(bought).toBeLessThanOrEqual(own.price);
      }
    }),
    { numRuns: 10_000 },
  );
});

describe("when its order is cancelled", () => {
  test("tickets come back less twenty dollars each, unless the first train has gone", () => {
    expect(refundOf(TICKETS)).toBe(3_730);
    expect([comesBack(TICKETS, "2026-11-25"), staysPaid(TICKETS, "2026-11-25")]).toEqual([3_730, 80]);
    expect([comesBack(TICKETS, "2026-11-26"), staysPaid(TICKETS, "2026-11-26")]).toEqual([0, 3_810]);
  });

  test("nothing comes back of what was not paid", () => {
    for (const state of RAIL_STATES.filter((each) => !PAID_STATES.includes(each))) {
      const unpaid = { ...TICKETS, state };
      expect([comesBack(unpaid, "2026-11-20"), staysPaid(unpaid, "2026-11-20")]).toEqual([0, 0]);
    }
  });
});
