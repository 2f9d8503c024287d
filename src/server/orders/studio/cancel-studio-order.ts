import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-orders.ts";
import { ORDER_MOVES } from "#rules/orders/order-status.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { endOrders } from "#server/orders/end-orders.ts";
import { lockOrder } from "#server/orders/order-store.ts";
import { assertMayRefund } from "#server/orders/studio/assert-may-refund.ts";
import { cancelNow } from "#server/orders/view/cancel-now.ts";

/** By the policy it was sold with, also where its guest could not cancel any more. */
export function cancelStudioOrder(
  { body: { order_id, refund } }: HandlerInput<typeof contract.cancelStudioOrder>,
  { hotel, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.cancelStudioOrder>> {
  const { hotel_id } = hotel;
  return query(async (query) => {
    const stored = await lockOrder(query, hotel_id, order_id);
    if (!stored) throw new Refusal("NOT_FOUND");
    if (!ORDER_MOVES[stored.order.state].includes("cancelled")) throw new Refusal("ORDER_OVER");
    const outcome = cancelNow(stored, now, hotel);
    if (outcome.refund !== refund) throw new Refusal("REFUND_CHANGED", ["refund"]);
    await assertMayRefund(query, hotel_id, person, outcome.refund);
    const ending = { to: "cancelled", actor: `staff:${person.account_id}`, now } as const;
    await endOrders(query, hotel_id, ending, [{ order: stored.order, ...outcome }]);
    return outcome;
  });
}
