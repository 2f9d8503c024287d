/** Money in a rehearsal: everything is real but the vendor, who confirms at once. Only ever on the shadow of a lodging. */
import { and, eq, ne } from "drizzle-orm";
import { isShadow } from "#rules/orders/rehearsal.ts";
import type { Query } from "#server/database/connect.ts";
import { refundTransfer } from "#server/database/tables/payments.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { addAttempt } from "#server/payments/attempts/attempt-store.ts";
import { finishTransfer } from "#server/payments/refunds/finish-transfer.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";

type Payment = { order_id: string; vendor: number; vendor_number: string; amount: number; currency: string };

function assertShadow(hotel_id: number): void {
  if (!isShadow(hotel_id)) throw new Error("Only a rehearsal plays vendors.");
}

/** As if the guest had paid at the vendor: a refund goes back the same way. */
export async function addPaidAttempt(query: Query, hotel_id: number, payment: Payment, now: Date): Promise<void> {
  assertShadow(hotel_id);
  const vendor = vendorOf(payment.vendor, payment.currency);
  if (vendor === null || vendor.method === "none") return;
  await addAttempt(query, hotel_id, {
    ...payment,
    hotel_id,
    attempt_id: crypto.randomUUID(),
    gateway: vendor.gateway,
    merchant: "rehearsal",
    trade_no: payment.vendor_number,
    scope: "all",
    state: "captured",
    superseded_at: null,
    instructions: null,
    start: {},
    expires_at: now,
    next_poll_at: null,
    polls: 0,
    created_at: now,
    updated_at: now,
  });
}

/**
 * What the order's refunds come to, by who sends them. `by` vendor: as if it had done its part; staff: as if they had made the
 * transfer and recorded it. Returns what has reached the guest now, and what waits for staff.
 */
export async function sendRehearsedRefunds(
  query: Query,
  hotel_id: number,
  order_id: string,
  { by, now }: { by: "vendor" | "staff"; now: Date },
): Promise<{ sent: number; waiting: number }> {
  assertShadow(hotel_id);
  await openOrder(query, hotel_id, order_id);
  const open = await query
    .select()
    .from(refundTransfer)
    .where(
      and(
        eq(refundTransfer.hotel_id, hotel_id),
        eq(refundTransfer.order_id, order_id),
        ne(refundTransfer.state, "done"),
      ),
    );
  const result = { sent: 0, waiting: 0 };
  for (const transfer of open) {
    const isStaffs = transfer.state === "staff";
    if (isStaffs && by === "vendor") result.waiting += transfer.amount;
    else if (isStaffs === (by === "staff")) {
      await finishTransfer(query, hotel_id, transfer, { proof: "rehearsal", actor: `${by}:rehearsal`, now });
      result.sent += transfer.amount;
    }
  }
  return result;
}
