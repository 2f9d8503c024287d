/**
 * The guest's browser has returned. Nothing in the request counts as money: the vendor is queried where it allows that, then the
 * receipt shows the result. What the vendor has signed and the browser brings is a reason to ask, and not to say "not paid".
 */
import { readOrder } from "#server/orders/open-order.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { readAccount } from "#server/payments/accounts.ts";
import { notTooOften } from "#server/payments/attempts/ask-gap.ts";
import { askVendor, type PaymentDependencies } from "#server/payments/attempts/ask-vendor.ts";
import { type Attempt, findAttempt, OPEN_STATES } from "#server/payments/attempts/attempt-store.ts";
import { claimAsk } from "#server/payments/attempts/claim-ask.ts";
import { markUnknown } from "#server/payments/attempts/mark-attempt.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { receiptPath } from "#server/payments/ids.ts";
import { keptStart } from "#server/payments/attempts/open-attempt.ts";
import type { Gateway, Webhook } from "#server/payments/vendors/vendor.ts";

/** The path to redirect to; null: there is no such attempt. `brought`: the request as it came, where it has a body. */
export async function returnFromVendor(
  dependencies: PaymentDependencies,
  hotel: Tenant,
  attempt_id: string,
  now: Date,
  brought: Webhook | null,
): Promise<string | null> {
  const { hotel_id } = hotel;
  const found = await dependencies.database.forHotel(hotel_id, async (query) => {
    const attempt = await findAttempt(query, hotel_id, attempt_id);
    const stored = attempt && (await readOrder(query, hotel_id, attempt.order_id));
    return attempt && stored ? { attempt, order: stored.order } : null;
  });
  if (!found) return null;
  const { attempt, order } = found;
  const gateway = gatewayOf(attempt.gateway);
  if (OPEN_STATES.includes(attempt.state) && gateway) {
    const isSaid = brought !== null && (await saysPaid(dependencies, gateway, attempt, brought));
    const isAnswered = await ask(dependencies, hotel, gateway, attempt, isSaid, now);
    // Moves only what is still open by now.
    if (isSaid || !isAnswered) {
      await dependencies.database.forHotel(hotel_id, (query) => markUnknown(query, hotel_id, attempt_id, now));
    }
  }
  return receiptPath(dependencies.product, order.lang, order.order_doc, keptStart(attempt)?.mode === "pay");
}

/** The browser brings what the vendor has signed: that this very trade was paid, or is being processed. */
async function saysPaid(
  dependencies: PaymentDependencies,
  gateway: Gateway,
  { hotel_id, trade_no }: Attempt,
  brought: Webhook,
): Promise<boolean> {
  const account = await dependencies.database.forHotel(hotel_id, (query) =>
    readAccount(query, dependencies, hotel_id, gateway),
  );
  const reading = account && gateway.readWebhook(brought, account);
  if (reading?.kind !== "report" || reading.report.trade_no !== trade_no) return false;
  return reading.report.status === "paid" || reading.report.status === "processing";
}

/** False: the vendor was asked and has not answered, so nobody knows. Where it must not be asked, there is nothing to know. */
async function ask(
  dependencies: PaymentDependencies,
  hotel: Tenant,
  { asksOnReturn }: Gateway,
  attempt: Attempt,
  isSaid: boolean,
  now: Date,
): Promise<boolean> {
  const { hotel_id, attempt_id } = attempt;
  try {
    if (asksOnReturn) {
      await notTooOften(attempt_id, now, () => askVendor(dependencies, hotel, attempt_id, now));
    } else if (isSaid) {
      const { kind } = await dependencies.database.forHotel(hotel_id, (query) =>
        claimAsk(query, hotel_id, attempt, now),
      );
      if (kind === "now") await askVendor(dependencies, hotel, attempt_id, now);
    }
    return true;
  } catch (error) {
    // The vendor is polled later; the guest sees what is known.
    console.warn(`lodging ${hotel_id}: attempt ${attempt_id} on return: ${describeFailure(error)}`);
    return false;
  }
}
