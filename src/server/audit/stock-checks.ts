/** Rooms: counters are added up from the orders' states (I2) and again from the ledger (I5), so that neither vouches for itself. */
import { type Check, HOLDING, SELLING } from "#server/audit/check.ts";

const LEDGERS = `select order_id, generation, array_agg(kind::text order by kind) as kinds
  from inventory_ledger where hotel_id = $1 group by order_id, generation`;

export const STOCK_CHECKS: readonly Check[] = [
  {
    id: "I1",
    about: "never more held, sold and blocked than there is",
    text: `select night, room_class_id, capacity, held, sold, blocked from room_night
      where hotel_id = $1 and not (held >= 0 and sold >= 0 and blocked >= 0 and held + sold + blocked <= capacity)`,
  },
  {
    id: "I2",
    about: "held and sold are the units of orders that hold or have bought",
    text: `with owned as (
        select night, room_class_id, coalesce(sum(units) filter (where state in (${HOLDING})), 0) as held,
          coalesce(sum(units) filter (where state in (${SELLING})), 0) as sold
        from order_night join "order" using (hotel_id, order_id)
        where hotel_id = $1 group by night, room_class_id)
      select night, room_class_id, room_night.held, room_night.sold, owned.held as orders_hold, owned.sold as orders_sold
      from room_night left join owned using (night, room_class_id)
      where hotel_id = $1 and (room_night.held <> coalesce(owned.held, 0) or room_night.sold <> coalesce(owned.sold, 0))`,
  },
  {
    id: "I2 caps",
    about: "a plan's cap counts the units of its living orders",
    text: `with owned as (
        select night, room_class_id, rate_plan_id, sum(num) as units
        from order_night join order_line using (hotel_id, order_id, line_no, room_class_id, rate_plan_id)
        join "order" using (hotel_id, order_id)
        where hotel_id = $1 and state in (${HOLDING}, ${SELLING}) group by night, room_class_id, rate_plan_id)
      select night, room_class_id, rate_plan_id, taken, units from plan_cap
      left join owned using (night, room_class_id, rate_plan_id)
      where hotel_id = $1 and (taken <> coalesce(units, 0) or taken > cap)`,
  },
  {
    id: "I2 blocks",
    about: "blocked rooms are those of open blocks, and what the ledger of blocks adds up to",
    text: `with moved as (
        select block_id, sum(case kind when 'block' then 1 else -1 end) as times
        from block_ledger where hotel_id = $1 group by block_id
      ), owned as (
        select night::date as night, room_class_id, sum(rooms) filter (where released_at is null) as open_rooms,
          sum(rooms * coalesce(times, 0)) as ledger_rooms
        from room_block left join moved using (block_id), generate_series(first_night, departure - 1, interval '1 day') night
        where hotel_id = $1 group by 1, room_class_id
      ), stock as (
        select night, room_class_id, blocked from room_night where hotel_id = $1)
      select night, room_class_id, blocked, open_rooms, ledger_rooms from stock full join owned using (night, room_class_id)
      where coalesce(blocked, 0) <> coalesce(open_rooms, 0) or coalesce(blocked, 0) <> coalesce(ledger_rooms, 0)`,
  },
  {
    id: "I3",
    about: "an order's nights are those of its stay, each once, and exist",
    text: `select order_id, line_no, room_class_id from order_night
      join "order" using (hotel_id, order_id)
      left join room_night using (hotel_id, night, room_class_id)
      where hotel_id = $1
      group by order_id, line_no, room_class_id, check_in_day, check_out_day
      having count(*) <> check_out_day - check_in_day or min(night) <> check_in_day or max(night) <> check_out_day - 1
        or count(room_night.capacity) <> count(*)
      union all
      select order_id, line_no, room_class_id from order_line line
      where hotel_id = $1 and not exists (select from order_night night where night.hotel_id = $1
        and night.order_id = line.order_id and night.line_no = line.line_no and night.room_class_id = line.room_class_id)`,
  },
  {
    id: "I4",
    about:
      "the ledger of an order is hold, then convert or release, then at most give_back; generations follow each other",
    text: `with ledgers as (${LEDGERS})
      select "order".order_id, ledgers.generation, kinds from "order" left join ledgers using (order_id)
      where hotel_id = $1 and (
        kinds is null or kinds not in (array['hold'], array['convert', 'hold'], array['hold', 'release'], array['convert', 'give_back', 'hold'])
        or ledgers.generation > "order".generation
        or (ledgers.generation < "order".generation and kinds in (array['hold'], array['convert', 'hold'])))
      union all
      select order_id, null, null from ledgers group by order_id
      having min(generation) <> 1 or max(generation) <> count(*)`,
  },
  {
    id: "I5",
    about: "the ledger's entries add up to held and sold",
    text: `with moved as (
        select night, room_class_id,
          sum(units * case kind when 'hold' then 1 when 'give_back' then 0 else -1 end) as held,
          sum(units * case kind when 'convert' then 1 when 'give_back' then -1 else 0 end) as sold
        from inventory_ledger join order_night using (hotel_id, order_id)
        where hotel_id = $1 group by night, room_class_id)
      select night, room_class_id, room_night.held, room_night.sold, moved.held as ledger_held, moved.sold as ledger_sold
      from room_night left join moved using (night, room_class_id)
      where hotel_id = $1 and (room_night.held <> coalesce(moved.held, 0) or room_night.sold <> coalesce(moved.sold, 0))`,
  },
  {
    id: "I6",
    about: "an order owns all its room-nights or none: its state and its ledger say the same",
    text: `with ledgers as (${LEDGERS})
      select order_id, state, kinds from "order" left join ledgers using (order_id, generation)
      where hotel_id = $1 and kinds is distinct from case
        when state in (${HOLDING}) then array['hold']
        when state in (${SELLING}) then array['convert', 'hold']
        when 'release' = any(kinds) then array['hold', 'release']
        else array['convert', 'give_back', 'hold'] end`,
  },
  {
    id: "I7",
    about: "nobody else is in a house that is rented as a whole",
    text: `with living as (
        select order_id, is_entire_rent, night, room_class_id, units
        from order_night join "order" using (hotel_id, order_id)
        where hotel_id = $1 and state in (${HOLDING}, ${SELLING}))
      select whole.order_id, other.order_id as other_order_id, night, room_class_id
      from living whole join living other using (night, room_class_id)
      where whole.is_entire_rent and other.order_id <> whole.order_id and other.units > 0
      union all
      select null, null, night, room_class_id from room_night
      where hotel_id = $1 and whole <> exists (select from living where is_entire_rent
        and living.night = room_night.night and living.room_class_id = room_night.room_class_id)`,
  },
];
