/** The SQL of orders as the studio lists and shows them. */
import type { OrderFilter, StayDays } from "#rules/orders/order-filters.ts";
import type { OrderState } from "#rules/orders/order-status.ts";
import type { PayWay } from "#rules/payments/pay-way.ts";
import type { Texts } from "#rules/text/language.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type ListedOrder = {
  order_id: string;
  order_doc: string;
  short_code: string;
  state: OrderState;
  cancel_applied_at: Date | null;
  booker_name: string;
  check_in_day: string;
  check_out_day: string;
  adults_count: number;
  children_count: number;
  total: number;
  attachment_amount: number;
  cancellation_fee: number | null;
  cancellation_refund: number | null;
  paid_amount: number;
  refund_amount: number;
  pay_way: PayWay;
  created_at: Date;
  rooms: { num: number; name: Texts }[];
};

/** What an order must be to be in a view; $2 is today. An order without a sale or money that ran out of time is nobody's work. */
const IN_VIEW: Record<OrderFilter, string> = {
  all: `state <> 'expired' or paid_amount > 0`,
  upcoming: `state = 'confirmed' and check_out_day >= $2`,
  unpaid: `state in ('held', 'awaiting_payment')`,
  requests: `cancel_applied_at is not null and state in ('held', 'awaiting_payment', 'confirmed')`,
  to_refund: `exists (select from refund_transfer task where task.hotel_id = $1 and task.order_id = found.order_id and task.state = 'staff')`,
  ended: `state in ('cancelled', 'expired', 'refunded', 'paid_unallocated', 'no_show', 'completed')`,
};

const COLUMNS = `found.order_id, order_doc, short_code, state, cancel_applied_at, booker_name, check_in_day, check_out_day, adults_count,
    children_count, total, attachment_amount, cancellation_fee, cancellation_refund, paid_amount, refund_amount, pay_way, created_at,
    (select json_agg(json_build_object('num', num, 'name', sold -> 'room_class_name') order by line_no) from order_line line
      where line.hotel_id = $1 and line.order_id = found.order_id) as rooms`;

/** $4 is a name anywhere, $5 the beginning of a number or a whole short code, $6 the end of a telephone number. */
const MATCHES = `($4 = '' or booker_name ilike $4 or ($5 <> '' and (order_doc like $5 || '%' or short_code = $5))
    or ($6 <> '' and phone_key like '%' || $6))`;

const listOf = (view: OrderFilter): Statement => ({
  name: `studio_orders_${view}`,
  text: `select ${COLUMNS} from "order" found join order_guest guest on guest.hotel_id = $1 and guest.order_id = found.order_id
    where found.hotel_id = $1 and $2::date is not null and (${IN_VIEW[view]}) and ($3::uuid is null or found.order_id < $3) and ${MATCHES}
      and ($8::date is null or check_in_day >= $8) and ($9::date is null or check_in_day <= $9)
      and ($10::date is null or check_out_day >= $10) and ($11::date is null or check_out_day <= $11)
      and ($12::timestamptz is null or created_at >= $12)
    order by found.order_id desc limit $7`,
});

export type OrderSearch = { name: string; number: string; phone: string };

export function listOrdersOfView(
  query: Query,
  hotel_id: number,
  {
    view,
    today,
    after,
    search,
    limit,
    days = null,
    booked_from = null,
  }: {
    view: OrderFilter;
    today: string;
    after: string | null;
    search: OrderSearch;
    limit: number;
    days?: StayDays | null;
    booked_from?: Date | null;
  },
): Promise<ListedOrder[]> {
  const { name, number, phone } = search;
  const { in_from = null, in_to = null, out_from = null, out_to = null } = days ?? {};
  const ranges = [in_from, in_to, out_from, out_to, booked_from];
  return query.run<ListedOrder>(listOf(view), [hotel_id, today, after, name, number, phone, limit, ...ranges]);
}

const COUNTS: Statement = {
  name: "studio_order_counts",
  text: `select ${Object.entries(IN_VIEW)
    .map(([view, is]) => `count(*) filter (where ${is})::int as ${view}`)
    .join(", ")} from "order" found where found.hotel_id = $1 and $2::date is not null`,
};

export async function countViews(query: Query, hotel_id: number, today: string): Promise<Record<OrderFilter, number>> {
  const [counts] = await query.run<Record<OrderFilter, number>>(COUNTS, [hotel_id, today]);
  return counts!;
}

/** Orders and rooms of a day, by the same views as the list; $3 is when the day began. */
const OF_TODAY = {
  arrivals: `state = 'confirmed' and check_in_day = $2`,
  unpaid_arrivals: `${IN_VIEW.unpaid} and check_in_day = $2`,
  in_house: `state = 'confirmed' and check_in_day <= $2 and check_out_day > $2`,
  departures: `state = 'confirmed' and check_out_day = $2`,
  unpaid: IN_VIEW.unpaid,
  booked: `(${IN_VIEW.all}) and created_at >= $3`,
};
export type DayPart = keyof typeof OF_TODAY;

const TODAY: Statement = {
  name: "studio_today",
  text: `select ${Object.entries(OF_TODAY)
    .map(
      ([part, is]) =>
        `count(*) filter (where ${is})::int as ${part}, coalesce(sum(rooms) filter (where ${is}), 0)::int as ${part}_rooms`,
    )
    .join(", ")} from "order" found, lateral (select sum(num) as rooms from order_line line
      where line.hotel_id = $1 and line.order_id = found.order_id) lines
    where found.hotel_id = $1 and (check_out_day >= $2 or created_at >= $3 or ${IN_VIEW.unpaid})`,
};

export async function countToday(query: Query, hotel_id: number, today: string, began: Date) {
  type Row = Record<DayPart | `${DayPart}_rooms`, number>;
  return (await query.run<Row>(TODAY, [hotel_id, today, began]))[0]!;
}

const NEWS: Statement = {
  name: "studio_order_news",
  text: `select event_id, topic, at, found.order_id, order_doc, pay_way, pay_amount, total, currency, check_in_day, check_out_day, booker_name
    from event join "order" found on found.hotel_id = $1 and found.order_id = event.subject_id::uuid
    join order_guest guest on guest.hotel_id = $1 and guest.order_id = found.order_id
    where event.hotel_id = $1 and event.event_id > $2::uuid and event.subject_kind = 'order' and event.topic = any($3)
    order by event.event_id limit $4`,
};

export type NewsRow = {
  event_id: string;
  topic: string;
  at: Date;
  order_id: string;
  order_doc: string;
  pay_way: PayWay;
  pay_amount: number;
  total: number;
  currency: string;
  check_in_day: string;
  check_out_day: string;
  booker_name: string;
};

/** What has happened after an event, oldest first. */
export function listNews(
  query: Query,
  hotel_id: number,
  { after, topics, limit }: { after: string; topics: readonly string[]; limit: number },
): Promise<NewsRow[]> {
  return query.run<NewsRow>(NEWS, [hotel_id, after, topics, limit]);
}

const SEEN: Statement = {
  name: "studio_orders_seen",
  text: `select coalesce(orders_seen_at, since) as seen_at from staff where hotel_id = $1 and account_id = $2`,
};

export async function findSeenAt(query: Query, hotel_id: number, account_id: string): Promise<Date> {
  const [found] = await query.run<{ seen_at: Date }>(SEEN, [hotel_id, account_id]);
  return found!.seen_at;
}

const SET_SEEN: Statement = {
  name: "set_orders_seen",
  text: `update staff set orders_seen_at = $3 where hotel_id = $1 and account_id = $2 and coalesce(orders_seen_at, since) < $3`,
};

export async function setSeenAt(query: Query, hotel_id: number, account_id: string, now: Date): Promise<void> {
  await query.run(SET_SEEN, [hotel_id, account_id, now]);
}
