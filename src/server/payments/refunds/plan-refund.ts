/** Plans a refund together with the refund row: which payments it returns and who sends each part. */
import { splitRefund } from "#rules/payments/refund-split.ts";
import type { Query } from "#server/database/connect.ts";
import { addTransfers, listReturnable } from "#server/payments/refunds/refund-store.ts";
import { canRefund } from "#server/payments/vendors/vendors.ts";

/** Returns the parts that only staff can send. The caller has locked the order. */
export async function planRefund(
  query: Query,
  hotel_id: number,
  refund: { order_id: string; reason: string; amount: number; now: Date },
): Promise<number[]> {
  const { order_id, reason, amount, now } = refund;
  const parts = splitRefund(await listReturnable(query, hotel_id, order_id), amount);
  const transfers = parts.map(({ payment, amount }, transfer_no) => {
    const isAutomatic = payment.attempt_id !== null && canRefund(payment.vendor, payment.currency);
    return {
      hotel_id,
      order_id,
      reason,
      transfer_no,
      vendor: payment.vendor,
      vendor_number: payment.vendor_number,
      attempt_id: payment.attempt_id,
      amount,
      currency: payment.currency,
      state: isAutomatic ? ("requested" as const) : ("staff" as const),
      request_key: crypto.randomUUID(),
      proof: "",
      tries: 0,
      next_at: isAutomatic ? now : null,
      created_at: now,
      updated_at: now,
    };
  });
  if (transfers.length > 0) await addTransfers(query, hotel_id, transfers);
  return transfers.filter(({ state }) => state === "staff").map(({ transfer_no }) => transfer_no);
}
