import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/orders.ts";
import type { OrderView } from "#contract/order-view.ts";
import { maySelfCancel } from "#rules/orders/cancellation.ts";
import { dayAt } from "#rules/time/day.ts";
import { ORDER_MOVES } from "#rules/orders/order-status.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { findOwnOrder, viewTerms } from "#server/orders/find-own-order.ts";
import { findOrder, lockOrder, setCancelApplied } from "#server/orders/order-store.ts";
import { viewOrder } from "#server/orders/view/order-view.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Asks the lodging to cancel an order that the guest may not cancel directly. Nothing is refunded until the lodging does. */
export async function applyCancellation(
  input: HandlerInput<typeof contract.applyCancellation>,
  context: RequestContext,
): Promise<OrderView> {
  const { params, body } = input;
  const { hotel_id, timezone } = context.hotel;
  const { now } = context;
  return context.query(async (query) => {
    const own = await findOwnOrder(query, context, params.id, body);
    const { order } = (await lockOrder(query, hotel_id, own.order.order_id))!;
    const terms = await viewTerms(query, context);
    if (!ORDER_MOVES[order.state].includes("cancelled")) throw new Refusal("ORDER_OVER");
    if (maySelfCancel({ ...terms, check_in_day: order.check_in_day }, dayAt(now, timezone))) {
      throw new Refusal("CANCEL_DIRECTLY");
    }
    if (await setCancelApplied(query, hotel_id, order.order_id, body.reason, now)) {
      const { order_id } = order;
      await recordOrderEvent(query, hotel_id, { order_id, topic: "order.cancel_applied", now });
      await appendAudit(query, hotel_id, order.order_id, { at: now, actor: "guest", action: "order.cancel_applied" });
    }
    return viewOrder((await findOrder(query, hotel_id, order.order_id))!, terms, context);
  });
}
