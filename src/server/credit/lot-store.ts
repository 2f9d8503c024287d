/**
 * The SQL of the lots that points lie in. The caller has locked the member's row in an earlier statement of the transaction:
 * only then does this one see every lot as its last owner left it.
 */
import type { SpentPart } from "#rules/money/point-lots.ts";
import type { Query, Statement } from "#server/database/connect.ts";

/** From the lot that is named, if one is, then from what expires first. */
const TAKE: Statement = {
  name: "take_from_lots",
  text: `with lot as (
    select lot_id, left_amount, sum(left_amount) over (
      order by (lot_id = $5) is true desc, expires_at nulls last, lot_id) - left_amount as before
    from credit_lot where hotel_id = $1 and member_id = $2 and left_amount > 0
  ), taken as materialized (
    select lot_id, least(left_amount, $4::bigint - before)::bigint as amount from lot where before < $4::bigint
  ), changed as (
    update credit_lot set left_amount = left_amount - amount from taken
    where credit_lot.hotel_id = $1 and credit_lot.lot_id = taken.lot_id
    returning taken.lot_id, amount
  )
  insert into credit_part (hotel_id, credit_id, lot_id, delta) select $1, $3, lot_id, -amount from changed
  returning delta`,
};

export type Taken = { member_id: string; credit_id: string; amount: number; first_from?: string | null };

export async function takeFromLots(
  query: Query,
  hotel_id: number,
  { member_id, credit_id, amount, first_from = null }: Taken,
): Promise<void> {
  const values = [hotel_id, member_id, credit_id, amount, first_from];
  const parts = await query.run<{ delta: number }>(TAKE, values);
  const taken = -parts.reduce((sum, { delta }) => sum + delta, 0);
  if (taken !== amount) throw new Error(`Entry ${credit_id}: the lots hold ${taken} of ${amount}.`);
}

/** `lot_id` is that of a known lot, or the entry's own for a new one. */
export type LotPart = {
  credit_id: string;
  lot_id: string;
  member_id: string;
  amount: number;
  expires_at: Date | null;
};

const PUT: Statement = {
  name: "put_into_lots",
  text: `with given as materialized (
    select * from jsonb_to_recordset($2) as given (credit_id uuid, lot_id uuid, member_id text, amount bigint, expires_at timestamptz)
  ), filled as (
    update credit_lot set left_amount = left_amount + more.amount
    from (select lot_id, sum(amount)::bigint as amount from given where lot_id <> credit_id group by lot_id) more
    where credit_lot.hotel_id = $1 and credit_lot.lot_id = more.lot_id
    returning 1
  ), opened as (
    insert into credit_lot (hotel_id, lot_id, member_id, left_amount, expires_at)
    select $1, lot_id, member_id, amount, expires_at from given where lot_id = credit_id
    returning 1
  )
  insert into credit_part (hotel_id, credit_id, lot_id, delta) select $1, credit_id, lot_id, amount from given
  returning 1`,
};

export async function putIntoLots(query: Query, hotel_id: number, parts: readonly LotPart[]): Promise<void> {
  await query.run(PUT, [hotel_id, JSON.stringify(parts)]);
}

const SPENT: Statement = {
  name: "spent_parts",
  text: `select order_id, part.lot_id, -part.delta as amount, lot.expires_at
    from unnest($2::uuid[], $3::int[]) as wanted (order_id, generation)
    join credit_ledger entry using (order_id, generation)
    join credit_part part on part.hotel_id = $1 and part.credit_id = entry.credit_id
    join credit_lot lot on lot.hotel_id = $1 and lot.lot_id = part.lot_id
    where entry.hotel_id = $1 and entry.kind = 'spend' and entry.credit = 'points'`,
};

/** From which lots orders have spent: what an entry says is never changed, so no lock is needed. */
export function listSpentParts(
  query: Query,
  hotel_id: number,
  orders: readonly { order_id: string; generation: number }[],
): Promise<(SpentPart & { order_id: string })[]> {
  return query.run(SPENT, [
    hotel_id,
    orders.map(({ order_id }) => order_id),
    orders.map(({ generation }) => generation),
  ]);
}

const LEFT: Statement = {
  name: "lots_left",
  text: `select left_amount, expires_at from credit_lot
    where hotel_id = $1 and member_id = $2 and left_amount > 0 and expires_at <= $3 order by expires_at`,
};

/** What expires until then, the first lots first. */
export function listExpiring(
  query: Query,
  hotel_id: number,
  member_id: string,
  until: Date | "infinity",
): Promise<{ left_amount: number; expires_at: Date }[]> {
  return query.run(LEFT, [hotel_id, member_id, until]);
}
