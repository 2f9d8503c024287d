import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/orders.ts";
import type { OrderView } from "#contract/order-view.ts";
import { showOrderByLink } from "#server/orders/show-order-by-link.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export function getOrderHistory(
  input: HandlerInput<typeof contract.getOrderHistory>,
  context: RequestContext,
): Promise<OrderView> {
  return showOrderByLink("history", input.query.hash_code, context);
}
