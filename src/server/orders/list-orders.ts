import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/orders.ts";
import type { OrderView } from "#contract/order-view.ts";
import { findOwnOrder, viewTerms } from "#server/orders/find-own-order.ts";
import { listOrdersOf } from "#server/orders/order-store.ts";
import { viewOrder } from "#server/orders/view/order-view.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** One order by its number and the booker's contact, or every order of the member or of a verified contact. */
export async function listOrders(
  input: HandlerInput<typeof contract.listOrders>,
  context: RequestContext,
): Promise<OrderView[]> {
  const { order_doc, booker_email, booker_phone } = input.query;
  return context.query(async (query) => {
    const terms = await viewTerms(query, context);
    if (order_doc !== undefined) {
      const found = await findOwnOrder(query, context, order_doc, { booker_email, booker_phone });
      return [viewOrder(found, terms, context)];
    }
    const { access, member_id, hotel } = context;
    if (member_id === null && access.contacts.length === 0) throw new Refusal("ORDER_ACCESS");
    const own = await listOrdersOf(query, hotel.hotel_id, member_id, access.contacts);
    return own.map((each) => viewOrder(each, terms, context));
  });
}
