/** A transfer was found on the lodging's account. Any amount counts; the order decides what follows from it. */
import { REMITTANCE } from "#rules/payments/pay-way.ts";
import { dayAt } from "#rules/time/day.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { newId } from "#server/orders/ids.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import { findOpenAttempt, setAttempt } from "#server/payments/attempts/attempt-store.ts";
import { requestInvoice } from "#server/payments/invoices/request-invoice.ts";

/** The caller has locked the order. The same reference counts once. */
export async function takeRemittance(
  query: Query,
  { hotel, now }: Pick<RequestContext, "hotel" | "now">,
  stored: StoredOrder,
  { amount, proof, actor }: { amount: number; proof: string; actor: string },
): Promise<void> {
  const { hotel_id, timezone } = hotel;
  const { order_id, order_doc, currency } = stored.order;
  const attempt = await findOpenAttempt(query, hotel_id, order_id);
  // Two guests may use the same reference: it is unique only within an order.
  const payment = { order_id, vendor: REMITTANCE, vendor_number: `${order_doc} ${proof}`, amount, currency };
  const outcome = await receivePayment(query, hotel_id, payment, { now, today: dayAt(now, timezone) }, stored);
  if (outcome === "known") return;
  const isPaid = attempt?.vendor === REMITTANCE && attempt.amount <= amount;
  if (isPaid) await setAttempt(query, hotel_id, attempt.attempt_id, { state: "captured", next_poll_at: null, now });
  const attempt_id = isPaid ? attempt.attempt_id : newId(now);
  if (outcome !== "refund") await requestInvoice(query, hotel_id, { ...payment, attempt_id, now });
  await appendAudit(query, hotel_id, order_id, { at: now, actor, action: "remittance.found" });
}
