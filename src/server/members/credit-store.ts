/** The SQL of a member's points and stored value: a guarded change and its entry in the ledger, in one statement. */
import { and, eq } from "drizzle-orm";
import type { Query, Statement } from "#server/database/connect.ts";
import { member } from "#server/database/tables/discounts.ts";

const SPEND: Statement = {
  name: "spend_credit",
  text: `with changed as (
    update member set points = points + $3, stored_values = stored_values + $4
    where hotel_id = $1 and member_id = $2 and points + $3 >= 0 and stored_values + $4 >= 0
    returning 1
  )
  insert into credit_ledger (hotel_id, credit_id, member_id, credit, kind, delta, order_id, generation, at)
  select $1, gen_random_uuid(), $2, credit, 'spend', delta, $5, $6, $7
  from changed, (values ('points', $3::bigint), ('stored_values', $4::bigint)) as each (credit, delta)
  where delta <> 0
  returning 1`,
};

export type CreditOf = {
  member_id: string;
  points: number;
  stored_values: number;
  order_id: string;
  generation: number;
};

/** False when the balance is too low. */
export async function takeCredit(query: Query, hotel_id: number, credit: CreditOf, now: Date): Promise<boolean> {
  const { member_id, points, stored_values, order_id, generation } = credit;
  const values = [hotel_id, member_id, -points, -stored_values, order_id, generation, now];
  return (await query.run(SPEND, values)).length > 0;
}

const GIVE_BACK: Statement = {
  name: "give_credit_back",
  text: `with given as (
    select * from unnest($2::text[], $3::bigint[], $4::bigint[], $5::uuid[], $6::int[])
      as given (member_id, points, stored_values, order_id, generation)
  ), owed as (
    select member_id, sum(points)::bigint as points, sum(stored_values)::bigint as stored_values from given group by member_id
  ), locked as materialized (
    select member.member_id from member join owed using (member_id)
    where hotel_id = $1 order by member.member_id for no key update of member
  ), changed as (
    update member set points = member.points + owed.points, stored_values = member.stored_values + owed.stored_values
    from owed join locked using (member_id)
    where member.hotel_id = $1 and member.member_id = owed.member_id
    returning member.member_id
  )
  insert into credit_ledger (hotel_id, credit_id, member_id, credit, kind, delta, order_id, generation, at)
  select $1, gen_random_uuid(), member_id, credit, 'give_back', delta, order_id, generation, $7
  from given join changed using (member_id),
    lateral (values ('points', points), ('stored_values', stored_values)) as each (credit, delta)
  where delta <> 0
  returning order_id`,
};

/** Gives back what several orders had spent; members are locked in order. Returns how many orders. */
export async function returnCredit(
  query: Query,
  hotel_id: number,
  credits: readonly CreditOf[],
  now: Date,
): Promise<number> {
  const rows = await query.run<{ order_id: string }>(GIVE_BACK, [
    hotel_id,
    credits.map(({ member_id }) => member_id),
    credits.map(({ points }) => points),
    credits.map(({ stored_values }) => stored_values),
    credits.map(({ order_id }) => order_id),
    credits.map(({ generation }) => generation),
    now,
  ]);
  return new Set(rows.map(({ order_id }) => order_id)).size;
}

export async function readMember(query: Query, hotel_id: number, member_id: string) {
  const [found] = await query
    .select({ points: member.points, stored_values: member.stored_values })
    .from(member)
    .where(and(eq(member.hotel_id, hotel_id), eq(member.member_id, member_id)));
  return found;
}
