import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/orders.ts";
import type { OrderView } from "#contract/order-view.ts";
import type { Query } from "#server/database/connect.ts";
import { lookUpOrder, viewTerms } from "#server/orders/find-own-order.ts";
import { listOrdersOf } from "#server/orders/order-store.ts";
import { viewOrder } from "#server/orders/view/order-view.ts";
import { memberOf } from "#server/calls/person.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** One order by its number or short code and the booker's contact, or every order of the member or of a verified contact. */
export async function listOrders(
  input: HandlerInput<typeof contract.listOrders>,
  context: RequestContext,
): Promise<OrderView[]> {
  const { order_doc, booker_email, booker_phone } = input.query;
  return context.query(async (query) => {
    const terms = await viewTerms(query, context);
    if (order_doc !== undefined) {
      const found = await lookUpOrder(query, context, order_doc, { booker_email, booker_phone });
      return [viewOrder(found, terms, context)];
    }
    const { person, hotel } = context;
    const { contacts } = person.access;
    if (person.kind !== "member" && contacts.length === 0) throw new Refusal("ORDER_ACCESS");
    const own = await listOrdersOf(query, hotel.hotel_id, memberOf(person), contacts);
    return own.map((each) => viewOrder(each, terms, context));
  });
}

/** For the copy of a member's data. */
export async function listOrdersOfMember(
  query: Query,
  context: RequestContext,
  member_id: string,
): Promise<OrderView[]> {
  const terms = await viewTerms(query, context);
  const own = await listOrdersOf(query, context.hotel.hotel_id, member_id, []);
  return own.map((each) => viewOrder(each, terms, context));
}
