/** Where the lodging issues invoices on payment, each payment requests one; a job issues it. */
import type { Query } from "#server/database/connect.ts";
import { invoice } from "#server/database/tables/payments.ts";
import { readSettings } from "#server/hotel/read-settings.ts";

/** client_invoce_setting: 0 none, 1 at the front desk, 2 on payment. */
const ON_PAYMENT = 2;

export async function requestInvoice(
  query: Query,
  hotel_id: number,
  payment: { order_id: string; attempt_id: string; amount: number; currency: string; now: Date },
): Promise<void> {
  const { order_id, attempt_id, amount, currency, now } = payment;
  if (currency !== "TWD") return;
  const { client_invoce_setting } = await readSettings(query, hotel_id);
  if (client_invoce_setting !== ON_PAYMENT) return;
  // Thirty characters at most, and the same for the same payment.
  const relate_number = attempt_id.replaceAll("-", "").slice(0, 30);
  await query.insert(invoice).values({ hotel_id, order_id, relate_number, amount, next_at: now, created_at: now });
}
