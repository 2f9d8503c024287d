import { randomUUID } from "node:crypto";
import { firstExpiry, returnedParts } from "#rules/money/point-lots.ts";
import type { Query } from "#server/database/connect.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { addEntries, type CreditOf, type NewEntry, spendBalance } from "#server/credit/credit-store.ts";
import { listSpentParts, type LotPart, putIntoLots, takeFromLots } from "#server/credit/lot-store.ts";
import { Raced } from "#server/errors/raced.ts";

export type Credit = {
  order_id: string;
  generation: number;
  member_id: string | null;
  point_used: number;
  stored_value_used: number;
};

const isNothing = ({ point_used, stored_value_used }: Credit): boolean => point_used === 0 && stored_value_used === 0;

export async function spendCredit(query: Query, hotel_id: number, credit: Credit, now: Date): Promise<void> {
  const { member_id, point_used: points, stored_value_used: stored_values, order_id, generation } = credit;
  if (member_id === null || isNothing(credit)) return;
  const spent = await spendBalance(query, hotel_id, { member_id, points, stored_values, order_id, generation }, now);
  if (!spent) throw new Raced("POINTS_NOT_ENOUGH");
  // A statement of its own: it must see the lots as whoever had the member's row before us has left them.
  if (spent.credit_id !== null) {
    await takeFromLots(query, hotel_id, { member_id, credit_id: spent.credit_id, amount: points });
  }
}

/** Of several orders at once: each credit says what goes back. */
export async function giveCreditBack(
  query: Query,
  hotel_id: number,
  credits: readonly Credit[],
  now: Date,
): Promise<void> {
  const owed = credits.flatMap((credit) => {
    const { member_id, point_used: points, stored_value_used: stored_values, order_id, generation } = credit;
    return member_id === null || isNothing(credit) ? [] : [{ member_id, points, stored_values, order_id, generation }];
  });
  if (owed.length === 0) return;
  const { entries, parts } = await planReturn(query, hotel_id, owed, now);
  const entered = await addEntries(query, hotel_id, "give_back", entries, now);
  if (entered.size !== entries.length) {
    const orders = owed.map(({ order_id }) => order_id).join(", ");
    throw new Error(`Orders ${orders}: ${entered.size} of ${entries.length} credits could be given back.`);
  }
  if (parts.length > 0) await putIntoLots(query, hotel_id, parts);
}

/** One entry for each credit of an order, and the lots that its points go back to. */
async function planReturn(
  query: Query,
  hotel_id: number,
  owed: readonly CreditOf[],
  now: Date,
): Promise<{ entries: NewEntry[]; parts: LotPart[] }> {
  const entries: NewEntry[] = [];
  const parts: LotPart[] = [];
  const withPoints = owed.filter(({ points }) => points > 0);
  const spent = withPoints.length === 0 ? [] : await listSpentParts(query, hotel_id, withPoints);
  const timezone = withPoints.length === 0 ? "UTC" : (await readSettings(query, hotel_id)).timezone;
  for (const { member_id, points, stored_values, order_id, generation } of owed) {
    const about = { member_id, order_id, generation };
    if (points > 0) {
      const credit_id = randomUUID();
      const own = spent.filter((part) => part.order_id === order_id);
      const returned = returnedParts(own, points, { now, timezone });
      entries.push({ ...about, credit_id, credit: "points", delta: points, expires_at: firstExpiry(returned) });
      parts.push(...returned.map((part) => ({ ...part, credit_id, lot_id: part.lot_id ?? credit_id, member_id })));
    }
    if (stored_values > 0) {
      entries.push({ ...about, credit_id: randomUUID(), credit: "stored_values", delta: stored_values });
    }
  }
  return { entries, parts };
}
