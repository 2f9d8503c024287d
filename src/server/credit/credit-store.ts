/** The SQL of a member's points and stored value: a guarded change and its entry in the ledger, in one statement. */
import { and, eq } from "drizzle-orm";
import type { CreditKind } from "#rules/money/point-lots.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { type creditLedger, member } from "#server/database/tables/discounts.ts";

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
  returning credit_id, credit`,
};

export type CreditOf = {
  member_id: string;
  points: number;
  stored_values: number;
  order_id: string;
  generation: number;
};

/** The entry of the points, if there are any; false when the balance is too low. */
export async function spendBalance(
  query: Query,
  hotel_id: number,
  credit: CreditOf,
  now: Date,
): Promise<{ credit_id: string | null } | false> {
  const { member_id, points, stored_values, order_id, generation } = credit;
  const values = [hotel_id, member_id, -points, -stored_values, order_id, generation, now];
  const entries = await query.run<{ credit_id: string; credit: string }>(SPEND, values);
  if (entries.length === 0) return false;
  return { credit_id: entries.find(({ credit }) => credit === "points")?.credit_id ?? null };
}

/** An entry as it is added; `delta` has its sign. */
export type NewEntry = Pick<typeof creditLedger.$inferInsert, "credit_id" | "member_id" | "credit" | "delta"> &
  Partial<
    Pick<typeof creditLedger.$inferInsert, "order_id" | "generation" | "expires_at" | "base" | "actor" | "reason">
  >;

/** Of several members at once, who are locked in their order; entries that are known already change nothing. */
const ADD_ENTRIES: Statement = {
  name: "add_credit_entries",
  text: `with given as materialized (
    select * from jsonb_to_recordset($3) as given (credit_id uuid, member_id text, credit text, delta bigint, order_id uuid,
      generation int, expires_at timestamptz, base bigint, actor text, reason text)
  ), locked as materialized (
    select member_id from member where hotel_id = $1 and member_id in (select member_id from given)
    order by member_id for no key update
  ), entered as (
    insert into credit_ledger (hotel_id, credit_id, member_id, credit, kind, delta, order_id, generation, at, expires_at, base, actor, reason)
    select $1, credit_id, member_id, credit, $2, delta, order_id, coalesce(generation, 1), $4, expires_at, base,
      coalesce(actor, ''), coalesce(reason, '')
    from given join locked using (member_id)
    on conflict do nothing
    returning credit_id, member_id, credit, delta
  ), owed as (
    select member_id, coalesce(sum(delta) filter (where credit = 'points'), 0)::bigint as points,
      coalesce(sum(delta) filter (where credit = 'stored_values'), 0)::bigint as stored_values
    from entered group by member_id
  ), changed as (
    update member set points = member.points + owed.points, stored_values = member.stored_values + owed.stored_values
    from owed where member.hotel_id = $1 and member.member_id = owed.member_id
    returning 1
  )
  select credit_id from entered`,
};

/** Answers which were entered. Where points are among them, their lots must be changed next, in the same transaction. */
export async function addEntries(
  query: Query,
  hotel_id: number,
  kind: CreditKind,
  entries: readonly NewEntry[],
  now: Date,
): Promise<Set<string>> {
  const rows = await query.run<{ credit_id: string }>(ADD_ENTRIES, [hotel_id, kind, JSON.stringify(entries), now]);
  return new Set(rows.map(({ credit_id }) => credit_id));
}

const LOCK_MEMBER: Statement = {
  name: "lock_member",
  text: "select points, stored_values from member where hotel_id = $1 and member_id = $2 for no key update",
};

/** What the member has, which nobody changes until the end of the transaction. */
export async function lockMember(
  query: Query,
  hotel_id: number,
  member_id: string,
): Promise<{ points: number; stored_values: number } | undefined> {
  const [found] = await query.run<{ points: number; stored_values: number }>(LOCK_MEMBER, [hotel_id, member_id]);
  return found;
}

const HAS_ENTRY: Statement = {
  name: "has_credit_entry",
  text: "select from credit_ledger where hotel_id = $1 and credit_id = $2",
};

export async function hasEntry(query: Query, hotel_id: number, credit_id: string): Promise<boolean> {
  return (await query.run(HAS_ENTRY, [hotel_id, credit_id])).length > 0;
}

const EARNED: Statement = {
  name: "earned_by_order",
  text: `select entry.credit_id, entry.member_id, entry.delta, entry.base, entry.generation, currency, total, paid_amount, refund_amount,
      entry.base + coalesce((select sum(taken.base)::bigint from credit_ledger taken
        where taken.hotel_id = $1 and taken.member_id = entry.member_id and taken.order_id = $2 and taken.kind = 'take_back'), 0)
        as base_left
    from credit_ledger entry join "order" using (hotel_id, order_id)
    where hotel_id = $1 and order_id = $2 and entry.kind = 'earn'`,
};

export type Earned = {
  credit_id: string;
  member_id: string;
  delta: number;
  /** The money it was earned on, and how much of that has not been refunded. */
  base: number;
  base_left: number;
  generation: number;
  currency: string;
  total: number;
  paid_amount: number;
  refund_amount: number;
};

/** The order as it is now, and what it has earned; undefined where it has earned nothing. */
export async function findEarned(query: Query, hotel_id: number, order_id: string): Promise<Earned | undefined> {
  const [found] = await query.run<Earned>(EARNED, [hotel_id, order_id]);
  return found;
}

export async function readMember(query: Query, hotel_id: number, member_id: string) {
  const [found] = await query
    .select({ points: member.points, stored_values: member.stored_values })
    .from(member)
    .where(and(eq(member.hotel_id, hotel_id), eq(member.member_id, member_id)));
  return found;
}
