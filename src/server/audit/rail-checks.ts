/** Train tickets: their moves, their money, and the orders that they belong to. */
import { RAIL_MOVES, RAIL_STATES } from "#rules/rail/rail-state.ts";
import { type Check, HOLDING, inSql, SELLING } from "#server/audit/check.ts";

const MOVES = inSql(RAIL_STATES.flatMap((from) => RAIL_MOVES[from].map((to) => `${from} ${to}`)));

export const RAIL_CHECKS: readonly Check[] = [
  {
    id: "H1",
    about: "rail reservations move only along the table, and every move is in their ledger",
    text: `with moves as (
        select booking_number, move_no, from_state, to_state, lag(to_state) over own as before,
          row_number() over own as nth, row_number() over (partition by booking_number order by move_no desc) as nth_last
        from rail_ledger where hotel_id = $1 window own as (partition by booking_number order by move_no))
      select booking_number, move_no, from_state, to_state from moves
      where nth <> move_no or case when nth = 1 then from_state is not null or to_state <> 'reserved'
        else from_state is distinct from before or from_state || ' ' || to_state not in (${MOVES}) end
      union all
      select booking_number, null, null, state from rail_reservation
      where hotel_id = $1 and state is distinct from
        (select to_state from moves where moves.booking_number = rail_reservation.booking_number and nth_last = 1)`,
  },
  {
    id: "H2",
    about: "what the railway was paid for is what guests have tickets for, and no ticket is bought twice",
    text: `with money as (
        select booking_number, sum(amount) as paid, count(*) filter (where from_state = 'booking' and to_state = 'booked') as times,
          bool_or(to_state = 'refunded' and from_state = 'refunding') as is_back
        from rail_ledger where hotel_id = $1 group by booking_number)
      select booking_number, state, price, paid, times from rail_reservation left join money using (booking_number)
      where hotel_id = $1 and not coalesce(times <= 1 and case
        when state in ('booked', 'changing', 'refunding') then paid = price and times = 1
        when state = 'refunded' and is_back then paid between 0 and price and times = 1
        else paid = 0 and times = 0 end, false)`,
  },
  {
    id: "H3",
    about: "tickets are part of the order that pays for them, as long as they are paid for",
    text: `select booking_number, rail.state, own.state as order_state, item.state as item_state
      from rail_reservation rail left join "order" own using (hotel_id, order_id)
        left join order_attachment item on item.hotel_id = $1 and item.order_id = rail.order_id
          and item.item_type = 'rail' and item.item_number = rail.booking_number
      where rail.hotel_id = $1 and not coalesce(case
        when rail.order_id is null then rail.state in ('reserved', 'refunded', 'expired')
        when item.unit_price is distinct from rail.price or item.quantity <> 1 then false
        -- Given up, or lapsed, before it was paid.
        when rail.state = 'refunded' and pnr is null then item.state = 'expired' and left_at is not null
        when own.state in (${HOLDING}) then rail.state = 'reserved' and item.state = 'held'
        -- Added after booking, and not paid yet.
        when own.state in (${SELLING}) and rail.state = 'reserved' then item.state = 'held' and item.expires_at is not null
        when own.state in (${SELLING}) then case
          when rail.state in ('booking', 'booked', 'changing', 'refunding') then item.state = 'sold'
          when rail.state = 'refunded' then item.state = 'given_back' and left_at is not null
          else rail.state = 'failed' and item.state = 'failed' and left_at is not null end
        else item.state not in ('held', 'sold') and rail.state <> 'reserved' end, false)
      union all
      select item_number, item.state, null, null from order_attachment item
      where item.hotel_id = $1 and item_type = 'rail' and not exists (select from rail_reservation rail
        where rail.hotel_id = $1 and rail.order_id = item.order_id and rail.booking_number = item.item_number)`,
  },
  {
    id: "H4",
    about: "nobody waits for the railway, or for an order, longer than the next round",
    text: `select booking_number, state, next_at, expires_at from rail_reservation
      where hotel_id = $1 and (next_at < $2::timestamptz - interval '10 minutes'
        or expires_at < $2::timestamptz - interval '10 minutes')`,
  },
];
