/** How attachments move with their orders. The caller has locked the orders. */
import { ALIVE } from "#rules/add-ons/attachment-state.ts";
import { endAttachmentsOf, retakeAttachmentsOf, sellAttachmentsOf } from "#server/add-ons/attachment-store.ts";
import type { Query } from "#server/database/connect.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";

/** Money has come: what was held is sold. */
export async function sellAttachments(
  query: Query,
  hotel_id: number,
  { order, attachments }: StoredOrder,
  now: Date,
): Promise<void> {
  if (!attachments.some(({ state }) => state === "held")) return;
  await sellAttachmentsOf(query, hotel_id, order.order_id, now);
}

/** Their orders end: what was held is released, what was sold is given back. */
export async function endAttachments(
  query: Query,
  hotel_id: number,
  orders: readonly string[],
  now: Date,
): Promise<void> {
  await endAttachmentsOf(query, hotel_id, orders, ALIVE, now);
}

/** Late money revives the order: what ended with it is taken again and sold. The caller has seen that it is there. */
export async function retakeAttachments(
  query: Query,
  hotel_id: number,
  { order, attachments }: StoredOrder,
  now: Date,
): Promise<void> {
  if (!attachments.some(({ state, left_at }) => state === "expired" && left_at === null)) return;
  await retakeAttachmentsOf(query, hotel_id, order.order_id, now);
}
