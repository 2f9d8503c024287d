/**
 * Who may see an order: whoever knows its number and the booker's contact, or a link of ours; the member who placed it; and a
 * browser that has opened it before or has verified the contact.
 */
import type { OrderView } from "#contract/order-view.ts";
import type { Query } from "#server/database/connect.ts";
import { isSamePhone } from "#server/guests/same-phone.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { hashOf } from "#server/orders/ids.ts";
import { emailKey, phoneKey } from "#rules/guests/contact.ts";
import { readShortCode } from "#rules/orders/short-code.ts";
import { findOrder, findOrderByCode, findOrderByDoc, type StoredOrder } from "#server/orders/order-store.ts";
import { type ViewTerms, viewOrder } from "#server/orders/view/order-view.ts";
import { isSame } from "#server/security/secrets.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

type Proof = { booker_email?: string | undefined; booker_phone?: string | undefined; hash_code?: string | undefined };

/** A wrong contact, an unknown number and another lodging's order all get the same refusal. */
export async function findOwnOrder(
  query: Query,
  context: RequestContext,
  order_doc: string,
  proof: Proof,
): Promise<StoredOrder> {
  const found = await findOrderByDoc(query, context.hotel.hotel_id, order_doc);
  return opened(found, proof, context);
}

/** The same by number or short code: only the look-up takes the code, and it asks for the contact. */
export async function lookUpOrder(
  query: Query,
  context: RequestContext,
  typed: string,
  proof: Omit<Proof, "hash_code">,
): Promise<StoredOrder> {
  const code = readShortCode(typed);
  if (code === null) return findOwnOrder(query, context, typed, proof);
  return opened(await findOrderByCode(query, context.hotel.hotel_id, code), proof, context);
}

/** The same by the order's id. A malformed id gets the same refusal. */
export async function findOwnOrderById(
  query: Query,
  context: RequestContext,
  order_id: string,
  proof: Proof,
): Promise<StoredOrder> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(order_id);
  const found = isId ? await findOrder(query, context.hotel.hotel_id, order_id) : null;
  return opened(found, proof, context);
}

function opened(found: StoredOrder | null, proof: Proof, context: RequestContext): StoredOrder {
  if (found && isKnownHere(found, context)) return found;
  if (!found || !shows(found, proof)) throw new Refusal("ORDER_ACCESS");
  // The proof is not needed again on the next page.
  context.grant({ order_id: found.order.order_id });
  return found;
}

const contactsOf = ({ email_key, phone_key }: StoredOrder["guest"]) => [`email:${email_key}`, `phone:${phone_key}`];

/** A contact as it is stored in a browser's access cookie. */
export function contactKey({ email, phone }: { email?: string | undefined; phone?: string | undefined }): string {
  return email === undefined ? `phone:${phoneKey(phone ?? "")}` : `email:${emailKey(email)}`;
}

/** Known by the browser's access cookie or the member's token. */
function isKnownHere({ order, guest }: StoredOrder, { person }: RequestContext): boolean {
  const { access } = person;
  return (
    access.orders.includes(order.order_id) ||
    access.contacts.some((contact) => contactsOf(guest).includes(contact)) ||
    (person.kind === "member" && order.member_id === person.member_id)
  );
}

function shows({ order, guest }: StoredOrder, proof: Proof): boolean {
  return (
    (proof.booker_email !== undefined && isSame(emailKey(proof.booker_email), guest.email_key)) ||
    (proof.booker_phone !== undefined && isBookersPhone(proof.booker_phone, guest)) ||
    (proof.hash_code !== undefined && isSame(hashOf(proof.hash_code), order.history_hash))
  );
}

/** An erased guest has no number, and a key that none has. */
function isBookersPhone(phone: string, { booker_phone, phone_key }: StoredOrder["guest"]): boolean {
  return isSame(phoneKey(phone), phone_key) || (booker_phone !== "" && isSamePhone(phone, booker_phone));
}

/** An order as the guest sees it. The caller has checked that the guest may see it. */
export async function showOrder(query: Query, context: RequestContext, order_id: string): Promise<OrderView> {
  const stored = await findOrder(query, context.hotel.hotel_id, order_id);
  return viewOrder(stored!, await viewTerms(query, context), context);
}

export async function viewTerms(query: Query, context: RequestContext): Promise<ViewTerms> {
  const { support_client_cancel, remittance_account } = await readSettings(query, context.hotel.hotel_id);
  return { support_client_cancel, remittance_account };
}
