/** Takes back what an order has earned: the share of a refund, or all of it where the stay turns out not to have been one. */
import { randomUUID } from "node:crypto";
import { pointsTakenBack, refundedOfPrice } from "#rules/money/points.ts";
import type { Query } from "#server/database/connect.ts";
import { addEntries, findEarned, lockMember } from "#server/credit/credit-store.ts";
import { takeFromLots } from "#server/credit/lot-store.ts";

/**
 * At most what the member has: a balance is never negative, and the rest is forgotten. The caller has locked the order and added
 * `refund` to it.
 */
export async function takeBackEarned(
  query: Query,
  hotel_id: number,
  order_id: string,
  refund: number | "all",
  now: Date,
): Promise<void> {
  const earned = await findEarned(query, hotel_id, order_id);
  if (!earned) return;
  const { credit_id: lot_id, member_id, currency, generation, ...order } = earned;
  const before = { ...order, refund_amount: order.refund_amount - (refund === "all" ? 0 : refund) };
  const refunded = refund === "all" ? order.base_left : refundedOfPrice(order) - refundedOfPrice(before);
  const owed = pointsTakenBack(order, refunded, currency);
  const balance = (await lockMember(query, hotel_id, member_id))?.points ?? 0;
  const amount = Math.min(owed.points, balance);
  if (amount === 0) return;
  const credit_id = randomUUID();
  const about = { credit_id, member_id, order_id, generation };
  const entry = { ...about, credit: "points" as const, delta: -amount, base: -owed.base };
  await addEntries(query, hotel_id, "take_back", [entry], now);
  await takeFromLots(query, hotel_id, { member_id, credit_id, amount, first_from: lot_id });
}
