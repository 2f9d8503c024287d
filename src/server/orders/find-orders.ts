/** Who may see an order: its number with the booker's contact, a link of ours, or the member who placed it. */
import type { CallAsked } from "#contract/call.ts";
import type { listOrders } from "#contract/orders.ts";
import type { OrderView } from "#contract/order-view.ts";
import type { Query } from "#server/database/connect.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { hashOf, type LinkPurpose } from "#server/orders/ids.ts";
import { emailKey, phoneKey } from "#server/orders/make-order.ts";
import { findOrderByDoc, findOrderByHash, listOrdersOfMember, type StoredOrder } from "#server/orders/order-store.ts";
import { type ViewTerms, viewOrder } from "#server/orders/order-view.ts";
import { isSame } from "#server/secrets.ts";
import { Refusal } from "#server/refusal.ts";
import type { RequestContext } from "#server/request-context.ts";

type Proof = { booker_email?: string | undefined; booker_phone?: string | undefined; hash_code?: string | undefined };

/** A wrong contact, an unknown number and another lodging's order all look the same: no order. */
export async function findOwnOrder(
  query: Query,
  context: RequestContext,
  order_doc: string,
  proof: Proof,
): Promise<StoredOrder> {
  const found = await findOrderByDoc(query, context.hotel.hotel_id, order_doc);
  if (!found || !owns(found, proof, context)) throw new Refusal("ORDER_ACCESS");
  return found;
}

function owns({ order, guest }: StoredOrder, proof: Proof, { member_id }: RequestContext): boolean {
  return (
    (proof.booker_email !== undefined && isSame(emailKey(proof.booker_email), guest.email_key)) ||
    (proof.booker_phone !== undefined && isSame(phoneKey(proof.booker_phone), guest.phone_key)) ||
    (proof.hash_code !== undefined && isSame(hashOf(proof.hash_code), order.history_hash)) ||
    (member_id !== null && order.member_id === member_id)
  );
}

export async function findOwnOrders(
  { query: { order_doc, booker_email, booker_phone } }: CallAsked<typeof listOrders>,
  context: RequestContext,
): Promise<OrderView[]> {
  return context.query(async (query) => {
    const terms = await viewTerms(query, context);
    if (order_doc !== undefined) {
      const found = await findOwnOrder(query, context, order_doc, { booker_email, booker_phone });
      return [viewOrder(found, terms, context)];
    }
    if (context.member_id === null) throw new Refusal("ORDER_ACCESS");
    const own = await listOrdersOfMember(query, context.hotel.hotel_id, context.member_id);
    return own.map((each) => viewOrder(each, terms, context));
  });
}

export async function findOrderByLink(
  purpose: LinkPurpose,
  token: string,
  context: RequestContext,
): Promise<OrderView> {
  return context.query(async (query) => {
    const found = await findOrderByHash(query, context.hotel.hotel_id, purpose, hashOf(token));
    if (!found) throw new Refusal("NOT_FOUND");
    return viewOrder(found, await viewTerms(query, context), context);
  });
}

export async function viewTerms(query: Query, context: RequestContext): Promise<ViewTerms> {
  const { support_client_cancel, remittance_account } = await readSettings(query, context.hotel.hotel_id);
  return { support_client_cancel, remittance_account };
}
