import type { Query } from "#server/database/connect.ts";
import { returnCredit, takeCredit } from "#server/members/credit-store.ts";
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
  const spent = await takeCredit(query, hotel_id, { member_id, points, stored_values, order_id, generation }, now);
  if (!spent) throw new Raced("POINTS_NOT_ENOUGH");
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
  const given = await returnCredit(query, hotel_id, owed, now);
  if (given !== owed.length) {
    throw new Error(
      `Orders ${owed.map(({ order_id }) => order_id).join(", ")}: the credit of ${given} could be given back.`,
    );
  }
}
