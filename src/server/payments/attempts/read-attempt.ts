import { dueInAll } from "#rules/payments/due.ts";
import { readOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { type Attempt, findAttempt } from "#server/payments/attempts/attempt-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** An attempt of this lodging with its order. */
export async function readAttempt(context: RequestContext, attempt_id: string) {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const attempt = await findAttempt(query, hotel_id, attempt_id);
    const stored = attempt && (await readOrder(query, hotel_id, attempt.order_id));
    if (!attempt || !stored) throw new Refusal("NOT_FOUND");
    return { attempt, stored };
  });
}

/** The guest must not go on to pay an order that is paid, cancelled or expired, or one that has a newer attempt. */
export function isOver(
  { state, superseded_at, expires_at, amount }: Attempt,
  { order }: StoredOrder,
  now: Date,
): boolean {
  const due = dueInAll({ ...order, paid: order.paid_amount - order.refund_amount });
  const isOpen = state === "created" || state === "redirected";
  return superseded_at !== null || expires_at <= now || !isOpen || amount > due;
}
