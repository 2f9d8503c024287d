/** Points and stored value that a member simply has: an entry of the ledger, and for points a lot. */
import { randomUUID } from "node:crypto";
import type { Query } from "#server/database/connect.ts";
import { creditLot, creditPart } from "#server/database/tables/credit.ts";
import { creditLedger, member } from "#server/database/tables/discounts.ts";
import { sql } from "drizzle-orm";

export type Granted = { points?: number; stored_values?: number; expires_at?: Date | null; at?: Date };

/** The member's row is there already. */
export async function grantCredit(
  query: Query,
  hotel_id: number,
  member_id: string,
  { points = 0, stored_values = 0, expires_at = null, at = new Date() }: Granted,
): Promise<void> {
  const entry = { hotel_id, member_id, kind: "grant", at } as const;
  await query
    .update(member)
    .set({ points: sql`points + ${points}`, stored_values: sql`stored_values + ${stored_values}` })
    .where(sql`hotel_id = ${hotel_id} and member_id = ${member_id}`);
  if (stored_values > 0) {
    await query
      .insert(creditLedger)
      .values({ ...entry, credit_id: randomUUID(), credit: "stored_values", delta: stored_values });
  }
  if (points === 0) return;
  const credit_id = randomUUID();
  await query.insert(creditLedger).values({ ...entry, credit_id, credit: "points", delta: points, expires_at });
  await query.insert(creditLot).values({ hotel_id, lot_id: credit_id, member_id, left_amount: points, expires_at });
  await query.insert(creditPart).values({ hotel_id, credit_id, lot_id: credit_id, delta: points });
}
