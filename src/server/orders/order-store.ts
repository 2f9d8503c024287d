/** The SQL of orders: reads give an order with all that belongs to it. */
import type { OrderState } from "#rules/orders/order-status.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import type { couponRedemption } from "#server/database/tables/discounts.ts";
import type { orderAttachment } from "#server/database/tables/add-ons.ts";
import type { order, orderGuest, orderLine } from "#server/database/tables/orders.ts";
import type { railReservation } from "#server/database/tables/rail.ts";
import type { AttemptState, paymentAttempt } from "#server/database/tables/payments.ts";

/** Timestamps of a row that came as JSON are texts. */
type AsJson<Row> = {
  [Column in keyof Row]: Row[Column] extends Date | null
    ? null extends Row[Column]
      ? string | null
      : string
    : Row[Column];
};

export type CardCoupon = Pick<
  typeof couponRedemption.$inferSelect,
  "coupon_id" | "taken" | "card_prefixes" | "card_first" | "card_verdict"
> & { code: string };

export type StoredOrder = {
  order: AsJson<typeof order.$inferSelect>;
  guest: AsJson<typeof orderGuest.$inferSelect>;
  lines: AsJson<typeof orderLine.$inferSelect>[];
  attachments: AsJson<typeof orderAttachment.$inferSelect>[];
  /** Its train tickets, in the order of their numbers. */
  rail: Pick<
    AsJson<typeof railReservation.$inferSelect>,
    | "booking_number"
    | "state"
    | "rides"
    | "adult_count"
    | "child_count"
    | "senior_count"
    | "disabled_count"
    | "price"
    | "pnr"
    | "reason"
    | "give_back"
  >[];
  hold_expires_at: string | null;
  /** The attempt that can be paid now, with the bank's number if it has one. */
  attempt: Pick<
    AsJson<typeof paymentAttempt.$inferSelect>,
    "attempt_id" | "vendor" | "state" | "instructions" | "start" | "created_at"
  > | null;
  /** The latest attempt that is not superseded, open or not. */
  last_attempt_state: AttemptState | null;
  /** Who took the latest payment; null: nothing has been paid. */
  paid_vendor: number | null;
  /** Coupons of it that are for certain cards, in the order of their codes. */
  card_coupons: CardCoupon[];
  /** What each of its coupons takes off, without those that did not hold. */
  coupons: { code: string; amount: number }[];
  refunds: { amount: number; state: "requested" | "done"; reason: string }[];
  invoices: { number: string; random_number: string }[];
};

const WHOLE_ORDER = `to_json(found) as order,
    (select to_json(guest) from order_guest guest where guest.hotel_id = $1 and guest.order_id = found.order_id) as guest,
    (select json_agg(line order by line_no) from order_line line
      where line.hotel_id = $1 and line.order_id = found.order_id) as lines,
    (select coalesce(json_agg(item order by attachment_no), '[]') from order_attachment item
      where item.hotel_id = $1 and item.order_id = found.order_id) as attachments,
    (select coalesce(json_agg(json_build_object('booking_number', booking_number, 'state', state, 'rides', rides,
        'adult_count', adult_count, 'child_count', child_count, 'senior_count', senior_count,
        'disabled_count', disabled_count, 'price', price, 'pnr', pnr, 'reason', reason,
        'give_back', give_back) order by booking_number), '[]')
      from rail_reservation rail where rail.hotel_id = $1 and rail.order_id = found.order_id) as rail,
    (select to_json(expires_at) from order_hold hold
      where hold.hotel_id = $1 and hold.order_id = found.order_id) as hold_expires_at,
    (select to_json(open) from (select attempt_id, vendor, state, instructions, start, created_at from payment_attempt attempt
      where attempt.hotel_id = $1 and attempt.order_id = found.order_id and superseded_at is null
        and state in ('created', 'redirected', 'authorized', 'unknown')) open) as attempt,
    (select state from payment_attempt attempt
      where attempt.hotel_id = $1 and attempt.order_id = found.order_id and superseded_at is null
      order by created_at desc limit 1) as last_attempt_state,
    (select vendor from money_ledger money
      where money.hotel_id = $1 and money.order_id = found.order_id and money.kind = 'capture'
      order by money.at desc limit 1) as paid_vendor,
    case when cardinality(found.used_coupon) = 0 then '[]' else (
      select coalesce(json_agg(json_build_object('coupon_id', coupon_id, 'code', code, 'taken', taken,
        'card_prefixes', used.card_prefixes, 'card_first', card_first, 'card_verdict', card_verdict) order by code), '[]')
      from coupon_redemption used join coupon using (hotel_id, coupon_id)
      where used.hotel_id = $1 and used.order_id = found.order_id and cardinality(used.card_prefixes) > 0)
      end as card_coupons,
    case when cardinality(found.used_coupon) = 0 then '[]' else (
      select coalesce(json_agg(json_build_object('code', code, 'amount',
        (select coalesce(sum(each::bigint), 0) from jsonb_array_elements_text(taken) each)) order by code), '[]')
      from coupon_redemption used join coupon using (hotel_id, coupon_id)
      where used.hotel_id = $1 and used.order_id = found.order_id and card_verdict is distinct from 'void')
      end as coupons,
    (select coalesce(json_agg(json_build_object('amount', amount, 'state', state, 'reason', reason) order by created_at), '[]') from refund
      where refund.hotel_id = $1 and refund.order_id = found.order_id) as refunds,
    (select coalesce(json_agg(json_build_object('number', number, 'random_number', random_number) order by issued_at), '[]')
      from invoice where invoice.hotel_id = $1 and invoice.order_id = found.order_id and invoice.state = 'issued') as invoices`;

/** Locks the order's row until the end of the transaction. Lock order: order, add-ons, coupons, credit, rooms. */
const LOCK_ORDER: Statement = {
  name: "lock_order",
  text: `select 1 from "order" where hotel_id = $1 and order_id = $2 for no key update`,
};
const ORDER_BY_ID: Statement = {
  name: "order_by_id",
  text: `select ${WHOLE_ORDER} from "order" found where found.hotel_id = $1 and found.order_id = $2`,
};

export async function lockOrder(query: Query, hotel_id: number, order_id: string): Promise<StoredOrder | null> {
  const locked = await query.run(LOCK_ORDER, [hotel_id, order_id]);
  return locked.length === 0 ? null : findOrder(query, hotel_id, order_id);
}

export async function findOrder(query: Query, hotel_id: number, order_id: string): Promise<StoredOrder | null> {
  const [found] = await query.run<StoredOrder>(ORDER_BY_ID, [hotel_id, order_id]);
  return found ?? null;
}

const ORDER_BY_DOC: Statement = {
  name: "order_by_doc",
  text: `select ${WHOLE_ORDER} from "order" found where found.hotel_id = $1 and found.order_doc = $2`,
};

export async function findOrderByDoc(query: Query, hotel_id: number, order_doc: string): Promise<StoredOrder | null> {
  const [found] = await query.run<StoredOrder>(ORDER_BY_DOC, [hotel_id, order_doc]);
  return found ?? null;
}

const ORDER_BY_CODE: Statement = {
  name: "order_by_code",
  text: `select ${WHOLE_ORDER} from "order" found where found.hotel_id = $1 and found.short_code = $2`,
};

export async function findOrderByCode(query: Query, hotel_id: number, short_code: string): Promise<StoredOrder | null> {
  const [found] = await query.run<StoredOrder>(ORDER_BY_CODE, [hotel_id, short_code]);
  return found ?? null;
}

const BY_HISTORY_HASH: Statement = {
  name: "order_by_history_hash",
  text: `select ${WHOLE_ORDER} from "order" found where found.hotel_id = $1 and found.history_hash = $2`,
};
const BY_CANCEL_HASH: Statement = {
  name: "order_by_cancel_hash",
  text: `select ${WHOLE_ORDER} from "order" found where found.hotel_id = $1 and found.cancel_hash = $2`,
};

export async function findOrderByHash(
  query: Query,
  hotel_id: number,
  purpose: "history" | "cancel",
  hash: string,
): Promise<StoredOrder | null> {
  const [found] = await query.run<StoredOrder>(purpose === "history" ? BY_HISTORY_HASH : BY_CANCEL_HASH, [
    hotel_id,
    hash,
  ]);
  return found ?? null;
}

const OF_PERSON: Statement = {
  name: "orders_of_person",
  text: `select ${WHOLE_ORDER} from "order" found
    where found.hotel_id = $1 and (found.member_id = $2 or found.order_id in (
      select order_id from order_guest where hotel_id = $1 and email_key = any($3)
      union all select order_id from order_guest where hotel_id = $1 and phone_key = any($4)))
    order by found.created_at desc limit 100`,
};

/** A member's, and those of the contacts a browser has verified: `email:…`, `phone:…`. */
export function listOrdersOf(
  query: Query,
  hotel_id: number,
  member_id: string | null,
  contacts: readonly string[],
): Promise<StoredOrder[]> {
  const of = (kind: string) =>
    contacts.filter((contact) => contact.startsWith(kind)).map((contact) => contact.slice(kind.length));
  return query.run<StoredOrder>(OF_PERSON, [hotel_id, member_id, of("email:"), of("phone:")]);
}

const NIGHTS: Statement = {
  name: "nights_of_order",
  text: `select room_class_id, night, units from order_night where hotel_id = $1 and order_id = $2`,
};

export function listOrderNights(query: Query, hotel_id: number, order_id: string) {
  return query.run<{ room_class_id: number; night: string; units: number }>(NIGHTS, [hotel_id, order_id]);
}

const MOVE_ORDERS: Statement = {
  name: "move_orders",
  text: `update "order" set state = move.to_state, generation = move.generation, updated_at = move.at,
      cancellation_fee = coalesce(move.fee, cancellation_fee), cancellation_refund = coalesce(move.refund, cancellation_refund)
    from unnest($2::uuid[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::bigint[], $8::timestamptz[])
      as move (order_id, from_state, to_state, generation, fee, refund, at)
    where "order".hotel_id = $1 and "order".order_id = move.order_id and "order".state = move.from_state
    returning "order".order_id`,
};

export type OrderMove = {
  order_id: string;
  from: OrderState;
  to: OrderState;
  generation: number;
  now: Date;
  cancellation_fee?: number;
  cancellation_refund?: number;
};

/** Compare and set: false when the state has changed meanwhile. */
export async function setOrderState(query: Query, hotel_id: number, move: OrderMove): Promise<boolean> {
  return (await setOrderStates(query, hotel_id, [move])).size === 1;
}

/** The same for several orders that the caller has locked; returns which of them have moved. */
export async function setOrderStates(
  query: Query,
  hotel_id: number,
  moves: readonly OrderMove[],
): Promise<Set<string>> {
  const rows = await query.run<{ order_id: string }>(MOVE_ORDERS, [
    hotel_id,
    moves.map((move) => move.order_id),
    moves.map((move) => move.from),
    moves.map((move) => move.to),
    moves.map((move) => move.generation),
    moves.map((move) => move.cancellation_fee ?? null),
    moves.map((move) => move.cancellation_refund ?? null),
    moves.map((move) => move.now),
  ]);
  return new Set(rows.map(({ order_id }) => order_id));
}

const APPLY: Statement = {
  name: "apply_cancellation",
  text: `with applied as (
      update "order" set cancel_applied_at = $3, updated_at = $3
      where hotel_id = $1 and order_id = $2 and cancel_applied_at is null returning order_id)
    update order_guest set cancel_reason = $4 from applied
    where order_guest.hotel_id = $1 and order_guest.order_id = applied.order_id returning 1`,
};

/** False when it was applied for before. */
export async function setCancelApplied(
  query: Query,
  hotel_id: number,
  order_id: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  return (await query.run(APPLY, [hotel_id, order_id, now, reason])).length === 1;
}
