/** The SQL of a member's points and stored value: a guarded change and its entry in the ledger, in one statement. */
import { and, eq } from "drizzle-orm";
import type { Query, Statement } from "#server/database/connect.ts";
import { member } from "#server/database/tables/discounts.ts";

const CHANGE_CREDIT: Statement = {
  name: "change_credit",
  text: `with changed as (
    update member set points = points + $3, stored_values = stored_values + $4
    where hotel_id = $1 and member_id = $2 and points + $3 >= 0 and stored_values + $4 >= 0
    returning 1
  )
  insert into credit_ledger (hotel_id, credit_id, member_id, credit, kind, delta, order_id, generation, at)
  select $1, gen_random_uuid(), $2, credit, $5, delta, $6, $7, $8
  from changed, (values ('points', $3::bigint), ('stored_values', $4::bigint)) as each (credit, delta)
  where delta <> 0
  returning 1`,
};

export type CreditChange = {
  member_id: string;
  points: number;
  stored_values: number;
  kind: "spend" | "give_back";
  order_id: string;
  generation: number;
  now: Date;
};

/** False where the balance does not reach. */
export async function changeCredit(query: Query, hotel_id: number, change: CreditChange): Promise<boolean> {
  const { member_id, points, stored_values, kind, order_id, generation, now } = change;
  if (points === 0 && stored_values === 0) return true;
  const values = [hotel_id, member_id, points, stored_values, kind, order_id, generation, now];
  return (await query.run(CHANGE_CREDIT, values)).length > 0;
}

export async function readMember(query: Query, hotel_id: number, member_id: string) {
  const [found] = await query
    .select({ points: member.points, stored_values: member.stored_values })
    .from(member)
    .where(and(eq(member.hotel_id, hotel_id), eq(member.member_id, member_id)));
  return found;
}
