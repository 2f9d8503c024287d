import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/add-ons.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { showOrder } from "#server/orders/find-own-order.ts";

/** The order's attachments after a change, and what it costs now. */
export async function attachedAnswer(
  query: Query,
  context: RequestContext,
  order_id: string,
): Promise<CallAnswer<typeof contract.bookAddOns>> {
  const view = await showOrder(query, context, order_id);
  const { order_doc, attachment_list, attachment_amount, final_amount, due_amount } = view;
  return { order_doc, attachment_list, attachment_amount, total_price: final_amount, due_amount };
}
