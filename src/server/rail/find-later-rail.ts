import { PAID_STATES } from "#rules/rail/rail-state.ts";
import { ticketCount } from "#rules/rail/rail-refund.ts";
import { sum } from "#rules/money/money.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import type { PricedAttachment } from "#server/orders/price/find-attachments.ts";
import { findRailItems } from "#server/rail/find-rail-items.ts";

/** Reservations that an order gets after it was placed. It is locked; they are paid by card, at once and in full. */
export async function findLaterRail(
  query: Query,
  context: RequestContext,
  { order, guest, lines, rail: own }: StoredOrder,
  numbers: readonly string[],
): Promise<PricedAttachment[]> {
  if (numbers.length === 0) return [];
  if (order.pay_way !== "credit_card") throw new Refusal("RAIL_NEEDS_PAYMENT", ["pay_way"]);
  const cart = {
    rail: [...numbers],
    rail_choice: null,
    booker_email: guest.booker_email,
    start: order.check_in_day,
    end: order.check_out_day,
    party: {
      adults: order.adults_count,
      children: order.children_count,
      ages: lines.flatMap(({ guests }) => (guests ?? []).map(({ ages }) => ages)),
    },
    pay_way: order.pay_way,
    pay_option: order.pay_option,
  };
  const alive = own.filter(({ state }) => state === "reserved" || PAID_STATES.includes(state));
  return findRailItems(query, context, cart, { lock: true, had: sum(alive.map(ticketCount)) });
}
