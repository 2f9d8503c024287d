import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/orders.ts";
import type { OrderView } from "#contract/order-view.ts";
import { maySelfCancel } from "#rules/orders/cancellation.ts";
import { dayAt } from "#rules/time/day.ts";
import { ORDER_MOVES } from "#rules/orders/order-status.ts";
import { endOrders } from "#server/orders/end-orders.ts";
import { viewTerms } from "#server/orders/find-own-order.ts";
import { hashOf } from "#server/orders/ids.ts";
import { findOrder, findOrderByHash, lockOrder } from "#server/orders/order-store.ts";
import { cancelNow } from "#server/orders/view/cancel-now.ts";
import { viewOrder } from "#server/orders/view/order-view.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Cancels the order that a link names. A second call changes nothing and shows the cancelled order. */
export async function cancelOrderByHash(
  input: HandlerInput<typeof contract.cancelOrderByHash>,
  context: RequestContext,
): Promise<OrderView> {
  const { hotel_id, timezone } = context.hotel;
  return context.query(async (query) => {
    const found = await findOrderByHash(query, hotel_id, "cancel", hashOf(input.params.hash));
    const locked = found && (await lockOrder(query, hotel_id, found.order.order_id));
    if (!locked) throw new Refusal("NOT_FOUND");
    const terms = await viewTerms(query, context);
    const { order } = locked;
    if (order.state === "cancelled") return viewOrder(locked, terms, context);
    if (!ORDER_MOVES[order.state].includes("cancelled")) throw new Refusal("ORDER_OVER");
    const today = dayAt(context.now, timezone);
    if (!maySelfCancel({ ...terms, check_in_day: order.check_in_day }, today)) throw new Refusal("CANCEL_NOT_ALLOWED");
    const ending = { to: "cancelled", actor: "guest", now: context.now } as const;
    await endOrders(query, hotel_id, ending, [{ order, ...cancelNow(locked, context.now, context.hotel) }]);
    return viewOrder((await findOrder(query, hotel_id, order.order_id))!, terms, context);
  });
}
