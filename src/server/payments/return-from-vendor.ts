/** The guest's browser is back. Nothing it brings is believed: where the vendor allows, it is asked; then the receipt says how things are. */
import { readOrder } from "#server/orders/open-order.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { notTooOften } from "#server/payments/ask-gap.ts";
import { askVendor, type PaymentDependencies } from "#server/payments/ask-vendor.ts";
import { findAttempt, OPEN_STATES } from "#server/payments/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { receiptPath } from "#server/payments/ids.ts";
import { keptStart } from "#server/payments/open-attempt.ts";

/** Where the browser goes; null: there was no such attempt. */
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
    // A vendor that is silent now will be asked again; the guest is shown what is known.
    const ask = () => askVendor(dependencies, hotel, attempt_id, now);
    await notTooOften(attempt_id, now, ask).catch((error: unknown) =>
      console.warn(`lodging ${hotel_id}: attempt ${attempt_id} on return: ${describeFailure(error)}`),
    );
  }
  return receiptPath(dependencies.product, order.lang, order.order_doc, keptStart(attempt)?.mode === "pay");
}
