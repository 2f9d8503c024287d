/** What is bought besides rooms, as it is stored with its first entries in the ledger. */
import type { attachmentLedger, orderAttachment } from "#server/database/tables/add-ons.ts";
import type { PricedAttachment } from "#server/orders/price/find-attachments.ts";

type Owner = {
  hotel_id: number;
  order_id: string;
  state: "held" | "sold";
  now: Date;
  /** The number of the first, where the order has some already. */
  first_no?: number;
  /** It is added to an order that is there already; unpaid until `expires_at` it lapses. */
  added?: { expires_at: Date | null };
};

export type AttachmentRows = {
  attachments: (typeof orderAttachment.$inferSelect)[];
  attachment_ledger: (typeof attachmentLedger.$inferSelect)[];
};

export function attachmentRows(
  bought: readonly PricedAttachment[],
  { hotel_id, order_id, state, now, first_no = 0, added }: Owner,
): AttachmentRows {
  const attachments = bought.map(({ price: unit_price, date: day, ...each }, nth) => ({
    ...each,
    hotel_id,
    order_id,
    attachment_no: first_no + nth,
    unit_price,
    day,
    state,
    added_at: added ? now : null,
    expires_at: added?.expires_at ?? null,
    left_at: null,
  }));
  const kinds = state === "sold" ? (["take", "convert"] as const) : (["take"] as const);
  const attachment_ledger = attachments.flatMap(({ attachment_no, quantity, unit_price }) =>
    kinds.map((kind, nth) => ({
      hotel_id,
      order_id,
      attachment_no,
      move_no: nth + 1,
      kind,
      quantity,
      amount: quantity * unit_price,
      at: now,
    })),
  );
  return { attachments, attachment_ledger };
}
