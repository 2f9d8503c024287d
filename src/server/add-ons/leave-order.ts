/** A part of an order leaves it, and the order goes on at another price. The caller has locked it. */
import { withAdded } from "#rules/add-ons/changed-order.ts";
import type { Texts } from "#rules/text/language.ts";
import { insertAttachments, leaveOrderWith } from "#server/add-ons/attachment-store.ts";
import { attachmentRows } from "#server/add-ons/attachment-rows.ts";
import type { Query } from "#server/database/connect.ts";
import { setFigures } from "#server/orders/changes/set-figures.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";

type Leaving = {
  to: "given_back" | "failed";
  /** What stays to be paid in its place. */
  kept: { item_type: string; item_name: Texts; amount: number; day: string } | null;
  now: Date;
};

/** What was sold as this item, all of it. */
export async function leaveOrder(
  query: Query,
  hotel_id: number,
  { order, attachments }: StoredOrder,
  item: { item_number: string; item_type: string },
  { to, kept, now }: Leaving,
): Promise<void> {
  const left = await leaveOrderWith(query, hotel_id, order.order_id, item, to, now);
  if (left === 0) throw new Error(`${item.item_number} is not part of order ${order.order_id}`);
  if (kept) {
    const { item_type, item_name, amount: price, day: date } = kept;
    const piece = { item_number: item.item_number, item_type, item_name, unit: {}, quantity: 1, price, date };
    const rows = attachmentRows([{ ...piece, days: 1, time: "", room_class_id: null, change_until: null }], {
      hotel_id,
      order_id: order.order_id,
      state: "sold",
      now,
      first_no: Math.max(...attachments.map(({ attachment_no }) => attachment_no)) + 1,
      added: { expires_at: null },
    });
    await insertAttachments(query, hotel_id, rows);
  }
  const figures = withAdded(order, (kept?.amount ?? 0) - left);
  if (!figures) throw new Error(`order ${order.order_id} would cost less than nothing`);
  await setFigures(query, hotel_id, order.order_id, figures, now);
}
