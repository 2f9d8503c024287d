/** Money, coupons, and the life of an order. */
import { ORDER_MOVES, ORDER_STATES } from "#rules/orders/order-status.ts";
import { type Check, HOLDING, inSql, SELLING } from "#server/audit/check.ts";

const MOVES = inSql(ORDER_STATES.flatMap((from) => ORDER_MOVES[from].map((to) => `${from} ${to}`)));
const FIRST = inSql(["held", "awaiting_payment", "confirmed"]);

export const ORDER_CHECKS: readonly Check[] = [
  {
    id: "M6",
    about: "an order's total is what its own lines, nights, guests and add-ons add up to",
    text: `with line as (
        select order_id, sum(num * list_price) as list, sum(num * price) as charged, sum(net_amount) as net,
          sum(guest_amount) as guests, bool_and(guest_amount = (select coalesce(sum((charge ->> 'amount')::bigint), 0)
            from jsonb_array_elements(guest_charges) charge)) as charges_agree,
          bool_and(price = (select sum(night.price) from order_night night where night.hotel_id = $1
            and night.order_id = order_line.order_id and night.line_no = order_line.line_no)) as nights_agree
        from order_line where hotel_id = $1 group by order_id
      ), attached as (
        select order_id, sum(quantity * unit_price) as amount from order_attachment
        where hotel_id = $1 and left_at is null group by order_id
      ), placed as (
        select order_id, total - coupon_void - added_amount as total from "order" where hotel_id = $1)
      select order_id, "order".total, added_amount, list, charged, net, attached.amount as attached
      from "order" join placed using (order_id) left join line using (order_id) left join attached using (order_id)
      where hotel_id = $1 and not coalesce(
        nights_agree and charges_agree and guest_amount = guests and list_amount = list and list_amount - member_discount = charged
        and charged - coupon_discount + guests = net and attachment_amount = coalesce(attached.amount, 0)
        and "order".total - coupon_void = list - member_discount - coupon_discount + guest_amount + attachment_amount - point_used - stored_value_used
        and deposit_amount = least(placed.total, ceil(placed.total * deposit_percent / 100.0))
        and pay_amount = case pay_option when 'part' then deposit_amount else placed.total end, false)`,
  },
  {
    id: "F1",
    about:
      "where it is said who sleeps in which room, it is everyone, and a line's cots are those of its rooms (of an erased guest nobody knows)",
    text: `with room as (
        select order_id, line_no, (party ->> 'adults')::int as adults, jsonb_array_length(party -> 'ages') as children,
          (party ->> 'cots')::int as cots
        from order_line, jsonb_array_elements(guests) party where hotel_id = $1 and jsonb_typeof(guests) = 'array')
      select order_id, adults_count, children_count from "order"
        join (select order_id, sum(adults) as adults, sum(children) as children from room group by order_id) said using (order_id)
        where hotel_id = $1 and (adults <> adults_count or children <> children_count)
      union all
      select order_id, num, cots from order_line line where hotel_id = $1 and (
        (jsonb_typeof(guests) = 'array' and num <> jsonb_array_length(guests))
        or (cots <> (select coalesce(sum(room.cots), 0) from room
          where room.order_id = line.order_id and room.line_no = line.line_no)
          and not (guests is null and exists (select from order_guest guest where guest.hotel_id = $1
            and guest.order_id = line.order_id and guest.email_key = 'erased:' || guest.order_id))))`,
  },
  {
    id: "C3",
    about: "what does not hold of an order's discount is what its coupons for other cards took off",
    text: `with lost as (
        select order_id, sum((select sum(share::bigint) from jsonb_array_elements_text(taken) share)) as amount
        from coupon_redemption where hotel_id = $1 and card_verdict = 'void' group by order_id)
      select order_id, coupon_void, lost.amount as lost from "order" left join lost using (order_id)
      where hotel_id = $1 and coupon_void <> coalesce(lost.amount, 0)`,
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
      where hotel_id = $1 and scope = 'placeOrder' and answer ->> 'order_doc' is distinct from order_doc
      union all
      select min(key), order_id from idempotency where hotel_id = $1 and scope = 'placeOrder'
      group by order_id having count(*) > 1`,
  },
  {
    id: "Q1",
    about: "a night's unverified rooms are those of unpaid orders of guests without a proof",
    text: `with counted as (
        select night, room_class_id, sum(units) as units from unpaid_order join order_night using (hotel_id, order_id)
        where hotel_id = $1 and not is_verified group by night, room_class_id)
      select night, room_class_id, unverified, units from room_night left join counted using (night, room_class_id)
      where hotel_id = $1 and unverified <> coalesce(units, 0)`,
  },
  {
    id: "Q2",
    about: "an order that is paid or over counts in nobody's quota",
    text: `select order_id, state, paid_amount from unpaid_order join "order" using (hotel_id, order_id)
      where hotel_id = $1 and (state not in (${HOLDING}, ${SELLING}) or (state in (${SELLING}) and paid_amount > 0))`,
  },
];
