/** The SQL of a lodging's round: stays that earn, lots that expire, members who are told before. */
import type { PointTerms } from "#rules/money/points.ts";
import { EARNING_STATES } from "#rules/money/points.ts";
import type { CreditRound } from "#rules/money/credit-round.ts";
import type { Query, Statement } from "#server/database/connect.ts";

const MOVE_ON: Statement = {
  name: "move_credit_round_on",
  text: "update credit_round set next_at = $3 where hotel_id = $1 and next_at <= $2 returning 1",
};

export async function moveRoundOn(query: Query, hotel_id: number, now: Date, next_at: Date): Promise<void> {
  await query.run(MOVE_ON, [hotel_id, now, next_at]);
}

export type Stay = {
  order_id: string;
  generation: number;
  member_id: string;
  currency: string;
  total: number;
  paid_amount: number;
  refund_amount: number;
};

/** Locked, so that none of them is cancelled or refunded meanwhile. */
const STAYS: Statement = {
  name: "stays_that_earn",
  text: `select order_id, generation, member_id, currency, total, paid_amount, refund_amount from "order"
    where hotel_id = $1 and check_in_day between $2 and $4 and check_out_day between $3 and $4
      and member_id is not null and state = any($5) and cancel_applied_at is null and order_id > $6
      and case $7 when 'paid' then paid_amount > refund_amount else greatest(paid_amount, total) > refund_amount end
      and not exists (select from credit_ledger entry
        where entry.hotel_id = $1 and entry.order_id = "order".order_id and entry.kind = 'earn')
    order by order_id limit $8 for no key update`,
};

export function lockStays(
  query: Query,
  hotel_id: number,
  { from, to, arrival_from }: CreditRound["departures"],
  { earns, after, limit }: { earns: PointTerms["earns"]; after: string; limit: number },
): Promise<Stay[]> {
  return query.run(STAYS, [hotel_id, arrival_from, from, to, EARNING_STATES, after, earns, limit]);
}

const LOCK_EXPIRING: Statement = {
  name: "lock_members_with_expired",
  text: `select member_id from member where hotel_id = $1 and member_id in (
      select member_id from credit_lot where hotel_id = $1 and left_amount > 0 and expires_at <= $2)
    order by member_id limit $3 for no key update`,
};

/** After the locks, in a statement of its own. One entry for each lot, so that the history shows each day. */
const EXPIRE: Statement = {
  name: "expire_lots",
  text: `with due as materialized (
    select gen_random_uuid() as credit_id, lot_id, member_id, left_amount, expires_at from credit_lot
    where hotel_id = $1 and member_id = any($2) and left_amount > 0 and expires_at <= $3
  ), emptied as (
    update credit_lot set left_amount = 0 from due where credit_lot.hotel_id = $1 and credit_lot.lot_id = due.lot_id
    returning 1
  ), entered as (
    insert into credit_ledger (hotel_id, credit_id, member_id, credit, kind, delta, at, expires_at)
    select $1, credit_id, member_id, 'points', 'expire', -left_amount, $3, expires_at from due
    returning 1
  ), changed as (
    update member set points = points - gone.amount
    from (select member_id, sum(left_amount)::bigint as amount from due group by member_id) gone
    where member.hotel_id = $1 and member.member_id = gone.member_id
    returning 1
  )
  insert into credit_part (hotel_id, credit_id, lot_id, delta) select $1, credit_id, lot_id, -left_amount from due
  returning 1`,
};

/** Answers how many members had points that have expired by now: none means all is done. */
export async function expireLots(query: Query, hotel_id: number, now: Date, limit: number): Promise<number> {
  const members = await query.run<{ member_id: string }>(LOCK_EXPIRING, [hotel_id, now, limit]);
  if (members.length > 0) await query.run(EXPIRE, [hotel_id, members.map(({ member_id }) => member_id), now]);
  return members.length;
}

/** Those with points that are soon to expire and of which they have not been told, unless they were written to this month. */
const REMIND: Statement = {
  name: "members_to_remind",
  text: `select member_id from member where hotel_id = $1 and email <> '' and member_id in (
      select member_id from credit_lot
      where hotel_id = $1 and left_amount > 0 and expires_at > $2 and expires_at <= $3 and reminded_at is null)
    and not exists (select from event where event.hotel_id = $1 and event.subject_id = member.member_id
      and event.topic = 'member.points_expire' and event.which = $4)
    order by member_id limit $5 for no key update`,
};

const MARK: Statement = {
  name: "mark_reminded",
  text: `update credit_lot set reminded_at = $3
    where hotel_id = $1 and member_id = any($2) and left_amount > 0 and expires_at <= $4 and reminded_at is null returning 1`,
};

/** Marks their lots as told of, and answers whom. */
export async function takeReminders(
  query: Query,
  hotel_id: number,
  { month, due_before, remind_before }: NonNullable<CreditRound["reminders"]>,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await query.run<{ member_id: string }>(REMIND, [hotel_id, now, due_before, month, limit]);
  const members = rows.map(({ member_id }) => member_id);
  if (members.length > 0) await query.run(MARK, [hotel_id, members, now, remind_before]);
  return members;
}
