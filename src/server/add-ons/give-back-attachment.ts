/** Takes an attachment or a part of it out of an order that goes on. The order is locked; what was paid too much goes back. */
import { attachmentReason, withAdded } from "#rules/add-ons/changed-order.ts";
import { reduceAttachment } from "#server/add-ons/attachment-store.ts";
import { sellAttachments } from "#server/add-ons/move-attachments.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { refundPart } from "#server/orders/changes/refund-part.ts";
import { setFigures } from "#server/orders/changes/set-figures.ts";
import { openOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { buySeats } from "#server/rail/follow-order.ts";

/** `actor` is `clock` where it was not paid in time. */
type GivenBack = { attachment_no: number; quantity: number; actor: string; now: Date };

/** `quantity` is how many stay. Returns what goes back to the guest. */
export async function giveBackAttachment(
  query: Query,
  hotel_id: number,
  stored: StoredOrder,
  { attachment_no, quantity, actor, now }: GivenBack,
): Promise<number> {
  const { order, attachments } = stored;
  const item = attachments.find((each) => each.attachment_no === attachment_no)!;
  const { order_id } = order;
  const figures = withAdded(order, -(item.quantity - quantity) * item.unit_price);
  if (!figures) throw new Refusal("ADD_ON_FIXED", ["attachment_no"]);
  const move_no = await reduceAttachment(query, hotel_id, { order_id, attachment_no, quantity, now });
  await setFigures(query, hotel_id, order_id, figures, now);
  const kept = order.paid_amount - order.refund_amount;
  const refund = Math.max(0, kept - figures.total);
  if (refund > 0) {
    const reason = attachmentReason(attachment_no, move_no);
    await refundPart(query, hotel_id, stored, { reason, amount: refund, now });
    await recordOrderEvent(query, hotel_id, {
      order_id,
      topic: "order.refund",
      now,
      which: reason,
      payload: { reason },
    });
  }
  // What is left may be paid for by now: then nothing of it waits any longer.
  if (order.state === "confirmed" && kept >= figures.total) {
    await sellAttachments(query, hotel_id, (await openOrder(query, hotel_id, order_id))!, now);
    await buySeats(query, hotel_id, order_id, now);
  }
  const topic =
    refund > 0 ? "order.extras_refunded" : actor === "clock" ? "order.extras_lapsed" : "order.extras_returned";
  await recordOrderEvent(query, hotel_id, { order_id, topic, now, which: `${attachment_no} ${move_no}` });
  const action = item.state === "held" ? "attachment.released" : "attachment.given_back";
  await appendAudit(query, hotel_id, order_id, { at: now, actor, action });
  return refund;
}
