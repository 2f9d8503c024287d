/** What we know of an attempt without a report that says more: that it may have been paid, or that it has not. */
import type { Query } from "#server/database/connect.ts";
import type { AttemptState } from "#server/database/tables/payments.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { findAttempt, setAttempt } from "#server/payments/attempts/attempt-store.ts";

/** The vendor does not answer, or the guest has brought its signed word: only the vendor knows. */
export const markUnknown = (query: Query, hotel_id: number, attempt_id: string, now: Date): Promise<void> =>
  move(query, hotel_id, attempt_id, ["created", "redirected"], "unknown", now);

/** The vendor says that nothing has been paid, and that it still can be. */
export const markUnpaid = (query: Query, hotel_id: number, attempt_id: string, now: Date): Promise<void> =>
  move(query, hotel_id, attempt_id, ["unknown"], "redirected", now);

/** Under the order's lock: a webhook may have moved the attempt further meanwhile. */
async function move(
  query: Query,
  hotel_id: number,
  attempt_id: string,
  from: AttemptState[],
  to: AttemptState,
  now: Date,
): Promise<void> {
  const found = await findAttempt(query, hotel_id, attempt_id);
  if (!found) return;
  await openOrder(query, hotel_id, found.order_id);
  const attempt = await findAttempt(query, hotel_id, attempt_id);
  if (attempt && from.includes(attempt.state)) await setAttempt(query, hotel_id, attempt_id, { state: to, now });
}
