import type { RequestContext } from "#server/calls/request-context.ts";
import { once } from "#server/calls/once.ts";
import { openAttempt, type WantedPayment, type WayToPay } from "#server/payments/attempts/open-attempt.ts";

/** Opens an attempt. The same idempotency key gets the same answer, without a second attempt. */
export function payOnce(
  context: RequestContext,
  scope: string,
  body: unknown,
  wanted: WantedPayment,
): Promise<WayToPay> {
  return once(context, { scope, body, order_id: wanted.order_id }, () => openAttempt(context, wanted));
}
