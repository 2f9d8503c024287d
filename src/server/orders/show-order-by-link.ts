import type { OrderView } from "#contract/order-view.ts";
import { viewTerms } from "#server/orders/find-own-order.ts";
import { hashOf, type LinkPurpose } from "#server/orders/ids.ts";
import { findOrderByHash } from "#server/orders/order-store.ts";
import { viewOrder } from "#server/orders/view/order-view.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** The order that a mailed link names. From then on this browser may see it without the link. */
export async function showOrderByLink(
  purpose: LinkPurpose,
  token: string,
  context: RequestContext,
): Promise<OrderView> {
  return context.query(async (query) => {
    const found = await findOrderByHash(query, context.hotel.hotel_id, purpose, hashOf(token));
    if (!found) throw new Refusal("NOT_FOUND");
    context.grant({ order_id: found.order.order_id });
    return viewOrder(found, await viewTerms(query, context), context);
  });
}
