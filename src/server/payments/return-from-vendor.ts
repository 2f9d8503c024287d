/**
 * The guest's browser has returned. Nothing in the request is trusted: the vendor is queried where it allows that, then the
 * receipt shows the result.
 */
import { readOrder } from "#server/orders/open-order.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { notTooOften } from "#server/payments/attempts/ask-gap.ts";
import { askVendor, type PaymentDependencies } from "#server/payments/attempts/ask-vendor.ts";
import { findAttempt, OPEN_STATES } from "#server/payments/attempts/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { receiptPath } from "#server/payments/ids.ts";
import { keptStart } from "#server/payments/attempts/open-attempt.ts";

/** The path to redirect to; null: there is no such attempt. */
export async function returnFromVendor(
  dependencies: PaymentDependencies,
  hotel: Tenant,
  attempt_id: string,
  now: Date,
): Promise<string | null> {
  const { hotel_id } = hotel;
  const found = await dependencies.database.forHotel(hotel_id, async (query) => {
    const attempt = await findAttempt(query, hotel_id, attempt_id);
    const stored = attempt && (await readOrder(query, hotel_id, attempt.order_id));
    return attempt && stored ? { attempt, order: stored.order } : null;
  });
  if (!found) return null;
  const { attempt, order } = found;
  if (OPEN_STATES.includes(attempt.state) && gatewayOf(attempt.gateway)?.asksOnReturn) {
    // A vendor that does not answer now is polled later; the guest sees what is known.
    const ask = () => askVendor(dependencies, hotel, attempt_id, now);
    await notTooOften(attempt_id, now, ask).catch((error: unknown) =>
      console.warn(`lodging ${hotel_id}: attempt ${attempt_id} on return: ${describeFailure(error)}`),
    );
  }
  return receiptPath(dependencies.product, order.lang, order.order_doc, keptStart(attempt)?.mode === "pay");
}
