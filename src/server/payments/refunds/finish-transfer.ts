/** A part of a refund has reached the guest: it is recorded, and with the last part the refund is done. */
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { closeUnallocated } from "#server/orders/open-order.ts";
import { wakeInvoices } from "#server/payments/invoices/invoice-store.ts";
import { closeRefund, setTransfer, type Transfer, writeRefund } from "#server/payments/refunds/refund-store.ts";

/** An actor that no person is. */
const BY_ITSELF = /^vendor:/;

/** The caller has locked the order and checked that this part is not done yet. */
export async function finishTransfer(
  query: Query,
  hotel_id: number,
  transfer: Transfer,
  { proof, actor, now }: { proof: string; actor: string; now: Date },
): Promise<void> {
  const { order_id, reason } = transfer;
  await setTransfer(query, hotel_id, transfer, { state: "done", proof, next_at: null, updated_at: now });
  await writeRefund(query, hotel_id, transfer, now);
  await wakeInvoices(query, hotel_id, order_id, now);
  const isLast = await closeRefund(query, hotel_id, order_id, reason);
  if (isLast) {
    const about = { which: reason, payload: { reason, is_by_hand: !BY_ITSELF.test(actor) } };
    await recordOrderEvent(query, hotel_id, { order_id, topic: "order.refunded", now, ...about });
  }
  await appendAudit(query, hotel_id, order_id, { at: now, actor, action: "refund.sent" });
  if (isLast) await closeUnallocated(query, hotel_id, order_id, actor, now);
}
