import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/orders.ts";
import type { OrderView } from "#contract/order-view.ts";
import { findOwnOrder, viewTerms } from "#server/orders/find-own-order.ts";
import { viewOrder } from "#server/orders/view/order-view.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function findReceipt(
  input: HandlerInput<typeof contract.findReceipt>,
  context: RequestContext,
): Promise<OrderView> {
  const { order_doc, ...proof } = input.query;
  return context.query(async (query) =>
    viewOrder(await findOwnOrder(query, context, order_doc, proof), await viewTerms(query, context), context),
  );
}
