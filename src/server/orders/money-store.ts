/** The SQL of money that came and money that must go back. */
import type { Query, Statement } from "#server/database/connect.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { takeBackEarned } from "#server/credit/take-back-earned.ts";
import { planRefund } from "#server/payments/refunds/plan-refund.ts";

const ADD_CAPTURE: Statement = {
  name: "add_capture",
  text: `with captured as (
      insert into money_ledger (hotel_id, vendor, kind, vendor_number, order_id, amount, currency, at)
      values ($1, $3, 'capture', $4, $2, $5, $6, $7) on conflict do nothing returning amount)
    update "order" set paid_amount = paid_amount + captured.amount, updated_at = $7 from captured
    where hotel_id = $1 and order_id = $2 returning paid_amount - refund_amount as kept`,
};

/** What we have of the guest's money by now, without what goes back; null where this payment is known already. */
export async function addCapture(
  query: Query,
  hotel_id: number,
  capture: { order_id: string; vendor: number; vendor_number: string; amount: number; currency: string; now: Date },
): Promise<number | null> {
  const { order_id, vendor, vendor_number, amount, currency, now } = capture;
  const values = [hotel_id, order_id, vendor, vendor_number, amount, currency, now];
  const [row] = await query.run<{ kept: number }>(ADD_CAPTURE, values);
  return row?.kept ?? null;
}

const ADD_REFUND: Statement = {
  name: "add_refund",
  text: `with requested as (
      insert into refund (hotel_id, order_id, reason, amount, created_at) values ($1, $2, $3, $4, $5) returning amount)
    update "order" set refund_amount = refund_amount + requested.amount, updated_at = $5 from requested
    where hotel_id = $1 and order_id = $2 returning exists (select from credit_ledger entry
      where entry.hotel_id = $1 and entry.order_id = $2 and entry.kind = 'earn') as has_earned`,
};

/** One row per reason, before anyone is asked to send money. No more than was paid: the order's CHECK refuses it. */
export async function addRefund(
  query: Query,
  hotel_id: number,
  refund: { order_id: string; reason: string; amount: number; now: Date },
): Promise<void> {
  const { order_id, reason, amount, now } = refund;
  const [refunded] = await query.run<{ has_earned: boolean }>(ADD_REFUND, [hotel_id, order_id, reason, amount, now]);
  if (refunded?.has_earned) await takeBackEarned(query, hotel_id, order_id, amount, now);
  const byStaff = await planRefund(query, hotel_id, refund);
  for (const transfer_no of byStaff) {
    await recordOrderEvent(query, hotel_id, {
      order_id,
      topic: "order.staff_refund",
      now,
      which: `${reason} ${transfer_no}`,
      payload: { reason, transfer_no },
    });
  }
}
