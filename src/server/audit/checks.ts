/**
 * What must hold in every committed state, each as a query that finds what breaks it ($1 is the lodging). The ids are those of
 * docs/operations.md. A check never trusts what another one checks: counters are added up from the orders' states (I2) and
 * again from the ledger (I5).
 */
import { HOLDING_STATES, ORDER_MOVES, ORDER_STATES, SELLING_STATES } from "#rules/order-status.ts";

export type Check = { id: string; about: string; text: string };

const list = (states: readonly string[]) => states.map((state) => `'${state}'`).join(", ");
const HOLDING = list(HOLDING_STATES);
const SELLING = list(SELLING_STATES);
const MOVES = list(ORDER_STATES.flatMap((from) => ORDER_MOVES[from].map((to) => `${from} ${to}`)));
const FIRST = list(["held", "awaiting_payment", "confirmed"]);

const LEDGERS = `select order_id, generation, array_agg(kind::text order by kind) as kinds
  from inventory_ledger where hotel_id = $1 group by order_id, generation`;

export const CHECKS: readonly Check[] = [
  {
    id: "I1",
    about: "never more held and sold than there is",
    text: `select night, room_class_id, capacity, held, sold from room_night
      where hotel_id = $1 and not (held >= 0 and sold >= 0 and held + sold <= capacity)`,
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
        select night, room_class_id, rate_plan_id, sum(units) as units
        from order_night join "order" using (hotel_id, order_id)
        where hotel_id = $1 and state in (${HOLDING}, ${SELLING}) group by night, room_class_id, rate_plan_id)
      select night, room_class_id, rate_plan_id, taken, units from plan_cap
      left join owned using (night, room_class_id, rate_plan_id)
      where hotel_id = $1 and (taken <> coalesce(units, 0) or taken > cap)`,
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
  {
    id: "M6",
    about: "an order's total is what its own lines, nights and add-ons add up to",
    text: `with line as (
        select order_id, sum(num * list_price) as list, sum(num * price) as charged, sum(net_amount) as net,
          bool_and(price = (select sum(night.price) from order_night night where night.hotel_id = $1
            and night.order_id = order_line.order_id and night.line_no = order_line.line_no)) as nights_agree
        from order_line where hotel_id = $1 group by order_id
      ), attached as (
        select order_id, sum(quantity * unit_price) as amount from order_attachment where hotel_id = $1 group by order_id)
      select order_id, total, list, charged, net, attached.amount as attached
      from "order" left join line using (order_id) left join attached using (order_id)
      where hotel_id = $1 and not coalesce(
        nights_agree and list_amount = list and list_amount - member_discount = charged
        and charged - coupon_discount = net and attachment_amount = coalesce(attached.amount, 0)
        and total = list - member_discount - coupon_discount + attachment_amount - point_used - stored_value_used
        and deposit_amount = ceil(total * deposit_percent / 100.0)
        and pay_amount = case pay_option when 'part' then deposit_amount else total end, false)`,
  },
  {
    id: "C1",
    about: "a coupon's uses are counted right, and within its caps",
    text: `with active as (
        select coupon_id, count(*) as uses, max(by_guest) as most from (
          select coupon_id, count(*) over (partition by coupon_id, guest_key) as by_guest from coupon_redemption
          where hotel_id = $1 and released_at is null) each group by coupon_id)
      select coupon_id, used, cap, uses, most from coupon left join active using (coupon_id)
      where hotel_id = $1 and (used <> coalesce(uses, 0) or used > cap or most > per_member_cap)`,
  },
  {
    id: "C2",
    about: "a coupon comes back exactly when its order dies unpaid",
    text: `select coupon_id, order_id, state, released_at from coupon_redemption join "order" using (hotel_id, order_id)
      where hotel_id = $1 and (
        (state in (${HOLDING}, ${SELLING}) and released_at is not null)
        or (state not in (${HOLDING}, ${SELLING}) and paid_amount = 0 and released_at is null))
      union all
      select null, order_id, state, null from "order"
      where hotel_id = $1 and coupon_discount > 0 and cardinality(used_coupon) = 0`,
  },
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
        from credit_ledger where hotel_id = $1 and order_id is not null group by order_id)
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
    id: "O1",
    about: "orders move only along the table, and every move is in the log",
    text: `with moves as (
        select order_id, seq, entry ->> 'from' as "from", entry ->> 'to' as "to",
          lag(entry ->> 'to') over own as before, row_number() over own as nth,
          row_number() over (partition by order_id order by seq desc) as nth_last
        from audit_log where hotel_id = $1 and entry ? 'to' window own as (partition by order_id order by seq))
      select order_id, seq, "from", "to" from moves
      where case when nth = 1 then "from" is not null or "to" not in (${FIRST})
        else "from" is distinct from before or "from" || ' ' || "to" not in (${MOVES}) end
      union all
      select order_id, null, null, state from "order"
      where hotel_id = $1 and state is distinct from
        (select "to" from moves where moves.order_id = "order".order_id and nth_last = 1)`,
  },
  {
    id: "O2",
    about: "an unpaid order ends within two minutes of its time",
    text: `select order_id, state, expires_at from "order" left join order_hold using (hotel_id, order_id)
      where hotel_id = $1 and (
        (state in (${HOLDING})) <> (expires_at is not null) or expires_at < $2::timestamptz - interval '2 minutes')`,
  },
  {
    id: "O3",
    about: "a key has one order, and its answer names it",
    text: `select key, order_id from idempotency join "order" using (hotel_id, order_id)
      where hotel_id = $1 and answer ->> 'order_doc' is distinct from order_doc
      union all
      select min(key), order_id from idempotency where hotel_id = $1 group by order_id having count(*) > 1`,
  },
  {
    id: "A1",
    about: "the log is whole: no entry changed, none missing",
    text: `with chain as (
        select seq, hash, encode(sha256(convert_to(
          coalesce(lag(hash) over (order by seq), '') || coalesce(order_id::text, '') || entry::text, 'UTF8')), 'hex') as expected,
          row_number() over (order by seq) as nth
        from audit_log where hotel_id = $1)
      select seq from chain where hash <> expected or seq <> nth
      union all
      select seq from audit_head where hotel_id = $1 and (seq, hash) is distinct from
        (select (seq, hash) from chain order by seq desc limit 1)
      union all
      select -1 where exists (select from chain) and not exists (select from audit_head where hotel_id = $1)
      union all
      select -2 where has_table_privilege('yado_app', 'audit_log', 'update')
        or has_table_privilege('yado_app', 'audit_log', 'delete')`,
  },
  {
    id: "A2",
    about: "every message is done, waiting for its time, or given up; every order has said that it exists",
    text: `select outbox_id, topic, state from outbox
      where hotel_id = $1 and not (state in ('done', 'dead') or (state = 'waiting' and next_at is not null))
      union all
      select null, order_doc, state from "order" where hotel_id = $1 and not exists (select from outbox
        where outbox.hotel_id = $1 and outbox.order_id = "order".order_id and topic = 'order.placed')`,
  },
  {
    id: "T1",
    about: "nothing belongs to another lodging's parent",
    text: `select conrelid::regclass::text as "table", conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not (
        (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) = 'hotel_id'
        and (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) = 'hotel_id')
      union all
      select 'rate_plan', rate_plan_id::text from rate_plan, unnest(target_rooms) room
      where rate_plan.hotel_id = $1
        and not exists (select from room_class where room_class.hotel_id = $1 and room_class_id = room)
      union all
      select 'coupon', coupon_id::text from coupon, unnest(room_classes) room
      where coupon.hotel_id = $1
        and not exists (select from room_class where room_class.hotel_id = $1 and room_class_id = room)`,
  },
  {
    id: "T2",
    about: "every table is walled, and the application can't step round the walls",
    text: `select relname::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (
        relrowsecurity and relforcerowsecurity and pg_get_userbyid(relowner) <> 'yado_app'
        and exists (select from pg_policy where polrelid = pg_class.oid))
      union all
      select rolname::text from pg_roles where rolname = 'yado_app' and (rolsuper or rolbypassrls)
      union all
      select proname::text from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  },
];
