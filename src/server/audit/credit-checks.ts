/** Points and stored value: balances, lots and orders are each added up from the ledger. */
import { type Check, HOLDING, SELLING } from "#server/audit/check.ts";

export const CREDIT_CHECKS: readonly Check[] = [
  {
    id: "P1",
    about: "points and stored value are what their ledger says, and an order has spent what it says",
    text: `with balance as (
        select member_id, coalesce(sum(delta) filter (where credit = 'points'), 0) as points,
          coalesce(sum(delta) filter (where credit = 'stored_values'), 0) as stored
        from credit_ledger where hotel_id = $1 group by member_id
      ), spent as (
        select order_id, -coalesce(sum(delta) filter (where credit = 'points'), 0) as points,
          -coalesce(sum(delta) filter (where credit = 'stored_values'), 0) as stored
        from credit_ledger where hotel_id = $1 and kind in ('spend', 'give_back') group by order_id)
      select member_id, null::uuid as order_id from member left join balance using (member_id)
      where hotel_id = $1 and (member.points <> coalesce(balance.points, 0) or stored_values <> coalesce(stored, 0)
        or member.points < 0 or stored_values < 0)
      union all
      select member_id, order_id from "order" left join spent using (order_id)
      where hotel_id = $1 and case
        when state in (${HOLDING}, ${SELLING}) then point_used <> coalesce(points, 0) or stored_value_used <> coalesce(stored, 0)
        when state = 'cancelled' then coalesce(points, 0) not between 0 and point_used or coalesce(stored, 0) not between 0 and stored_value_used
        else coalesce(points, 0) <> 0 or coalesce(stored, 0) <> 0 end`,
  },
  {
    id: "P2",
    about:
      "points lie in lots: each holds what its entries put in and took out, never less than nothing, and all of them the balance",
    text: `with moved as (
        select lot_id, sum(delta) as amount from credit_part where hotel_id = $1 group by lot_id
      ), held as (
        select member_id, sum(left_amount) as points from credit_lot where hotel_id = $1 group by member_id
      ), parted as (
        select credit_id, sum(delta) as delta from credit_part where hotel_id = $1 group by credit_id)
      select member_id, lot_id, null::uuid as credit_id from credit_lot left join moved using (lot_id)
      where hotel_id = $1 and (left_amount < 0 or left_amount <> coalesce(amount, 0))
      union all
      select member_id, null, null from member left join held using (member_id)
      where hotel_id = $1 and member.points <> coalesce(held.points, 0)
      union all
      select member_id, null, credit_id from credit_ledger entry left join parted using (credit_id)
      where hotel_id = $1 and case credit when 'points' then entry.delta <> coalesce(parted.delta, 0) else parted.delta is not null end
      union all
      select entry.member_id, lot.lot_id, entry.credit_id from credit_part part
      join credit_ledger entry using (hotel_id, credit_id) join credit_lot lot using (hotel_id, lot_id)
      where hotel_id = $1 and entry.member_id <> lot.member_id`,
  },
  {
    id: "P3",
    about: "an order spends and gives back once in a generation, earns once, and loses no more than it has earned",
    text: `select order_id, generation, credit, kind from credit_ledger
      where hotel_id = $1 and kind in ('spend', 'give_back')
      group by order_id, generation, credit, kind having count(*) > 1
      union all
      select order_id, generation, credit, 'give_back' from credit_ledger
      where hotel_id = $1 and kind in ('spend', 'give_back') group by order_id, generation, credit having sum(delta) > 0
      union all
      select order_id, null, null, 'earn' from credit_ledger where hotel_id = $1 and kind in ('earn', 'take_back')
      group by order_id having count(*) filter (where kind = 'earn') <> 1 or sum(delta) < 0 or sum(base) < 0
      union all
      select order_id, null, null, entry.kind from credit_ledger entry join "order" using (hotel_id, order_id)
      where hotel_id = $1 and entry.member_id <> "order".member_id`,
  },
  {
    id: "P4",
    about: "points that have expired are gone two days later",
    text: `select member_id, lot_id, left_amount, expires_at from credit_lot
      where hotel_id = $1 and left_amount > 0 and expires_at < $2::timestamptz - interval '2 days'`,
  },
];
