/** The SQL of orders. What is written together is one statement; reads give an order with all that belongs to it. */
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { type OrderState, remindAt } from "#rules/order-status.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { idempotency, inventoryLedger, outbox } from "#server/database/tables/ledgers.ts";
import {
  order,
  orderAttachment,
  orderGuest,
  orderHold,
  orderLine,
  orderNight,
} from "#server/database/tables/orders.ts";
import { unpaidOrder } from "#server/database/tables/unpaid.ts";
import type { AttemptState, paymentAttempt } from "#server/database/tables/payments.ts";

/** Columns are named: a table that has grown one more, with a default, goes on taking the orders of an older build. */
function insertInto(table: PgTable, source: string): string {
  const { name } = getTableConfig(table);
  const columns = getTableConfig(table)
    .columns.map((column) => `"${column.name}"`)
    .join(", ");
  return `insert into "${name}" (${columns}) select ${columns} from ${source}(null::"${name}", `;
}
const one = (table: PgTable) => insertInto(table, "jsonb_populate_record");
const many = (table: PgTable) => insertInto(table, "jsonb_populate_recordset");

const WRITE_ORDER: Statement = {
  name: "write_order",
  text: `with
    the_order as (${one(order)} $1)),
    guest as (${one(orderGuest)} $2)),
    line as (${many(orderLine)} $3)),
    night as (${many(orderNight)} $4)),
    attachment as (${many(orderAttachment)} $5)),
    hold as (${many(orderHold)} $6)),
    ledger as (${many(inventoryLedger)} $7)),
    key as (${many(idempotency)} $8)),
    unpaid as (${many(unpaidOrder)} $10))
  ${one(outbox)} $9)`,
};

export type NewOrder = {
  order: typeof order.$inferSelect;
  guest: typeof orderGuest.$inferSelect;
  lines: (typeof orderLine.$inferSelect)[];
  nights: (typeof orderNight.$inferSelect)[];
  attachments: (typeof orderAttachment.$inferSelect)[];
  hold: (typeof orderHold.$inferSelect)[];
  ledger: (typeof inventoryLedger.$inferSelect)[];
  key: (typeof idempotency.$inferSelect)[];
  message: typeof outbox.$inferSelect;
  unpaid: (typeof unpaidOrder.$inferSelect)[];
};

/** Everything of an order but what others may want too: rooms, coupons and credit are taken by their own verbs. */
export async function writeOrder(query: Query, hotel_id: number, made: NewOrder): Promise<void> {
  if (made.order.hotel_id !== hotel_id) throw new Error("an order of another lodging");
  const parts = [
    made.order,
    made.guest,
    made.lines,
    made.nights,
    made.attachments,
    made.hold,
    made.ledger,
    made.key,
    made.message,
    made.unpaid,
  ];
  await query.run(
    WRITE_ORDER,
    parts.map((part) => JSON.stringify(part)),
  );
}

/** Timestamps of a row that came as JSON are texts. */
type AsJson<Row> = {
  [Column in keyof Row]: Row[Column] extends Date | null
    ? null extends Row[Column]
      ? string | null
      : string
    : Row[Column];
};

export type StoredOrder = {
  order: AsJson<typeof order.$inferSelect>;
  guest: AsJson<typeof orderGuest.$inferSelect>;
  lines: AsJson<typeof orderLine.$inferSelect>[];
  attachments: AsJson<typeof orderAttachment.$inferSelect>[];
  hold_expires_at: string | null;
  /** The attempt that can be paid now, or the bank's number it has issued. */
  attempt: Pick<AsJson<typeof paymentAttempt.$inferSelect>, "attempt_id" | "vendor" | "instructions" | "start"> | null;
  /** Of the latest that no other took the place of, open or not. */
  last_attempt_state: AttemptState | null;
  refunds: { amount: number; state: "requested" | "done" }[];
  invoices: { number: string; random_number: string }[];
};

const WHOLE_ORDER = `to_json(found) as order,
    (select to_json(guest) from order_guest guest where guest.hotel_id = $1 and guest.order_id = found.order_id) as guest,
    (select json_agg(line order by line_no) from order_line line
      where line.hotel_id = $1 and line.order_id = found.order_id) as lines,
    (select coalesce(json_agg(item order by attachment_no), '[]') from order_attachment item
      where item.hotel_id = $1 and item.order_id = found.order_id) as attachments,
    (select to_json(expires_at) from order_hold hold
      where hold.hotel_id = $1 and hold.order_id = found.order_id) as hold_expires_at,
    (select to_json(open) from (select attempt_id, vendor, instructions, start from payment_attempt attempt
      where attempt.hotel_id = $1 and attempt.order_id = found.order_id and superseded_at is null
        and state in ('created', 'redirected', 'authorized', 'unknown')) open) as attempt,
    (select state from payment_attempt attempt
      where attempt.hotel_id = $1 and attempt.order_id = found.order_id and superseded_at is null
      order by created_at desc limit 1) as last_attempt_state,
    (select coalesce(json_agg(json_build_object('amount', amount, 'state', state) order by created_at), '[]') from refund
      where refund.hotel_id = $1 and refund.order_id = found.order_id) as refunds,
    (select coalesce(json_agg(json_build_object('number', number, 'random_number', random_number) order by issued_at), '[]')
      from invoice where invoice.hotel_id = $1 and invoice.order_id = found.order_id and invoice.state = 'issued') as invoices`;

/** Whoever changes an order holds its row from here to the end: order first, then coupons, credit and rooms. */
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

const MOVE_ORDER: Statement = {
  name: "move_order",
  text: `update "order" set state = $4, generation = $5, updated_at = $6,
      cancellation_fee = coalesce($7, cancellation_fee), cancellation_refund = coalesce($8, cancellation_refund)
    where hotel_id = $1 and order_id = $2 and state = $3
    returning 1`,
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

/** Compare and set: false where it is no longer in the state it was seen in. */
export async function setOrderState(query: Query, hotel_id: number, move: OrderMove): Promise<boolean> {
  const { order_id, from, to, generation, now, cancellation_fee = null, cancellation_refund = null } = move;
  const values = [hotel_id, order_id, from, to, generation, now, cancellation_fee, cancellation_refund];
  return (await query.run(MOVE_ORDER, values)).length === 1;
}

const DROP_HOLD: Statement = {
  name: "drop_hold",
  text: `delete from order_hold where hotel_id = $1 and order_id = $2`,
};

export async function dropHold(query: Query, hotel_id: number, order_id: string): Promise<void> {
  await query.run(DROP_HOLD, [hotel_id, order_id]);
}

const SET_HOLD: Statement = {
  name: "set_hold",
  text: `update order_hold set expires_at = $3, remind_at = $4 where hotel_id = $1 and order_id = $2`,
};

export async function setHold(
  query: Query,
  hotel_id: number,
  order_id: string,
  expires_at: Date,
  now: Date,
): Promise<void> {
  await query.run(SET_HOLD, [hotel_id, order_id, expires_at, remindAt(now, expires_at)]);
}

const ADD_MESSAGE: Statement = {
  name: "add_message",
  text: `insert into outbox (hotel_id, outbox_id, topic, order_id, dedupe_key, next_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $6)`,
};

/** Owed to the world once this commits. The key says which event it is, so that it is told once. */
export async function addMessage(
  query: Query,
  hotel_id: number,
  message: { outbox_id: string; topic: string; order_id: string; dedupe_key: string; now: Date },
): Promise<void> {
  const { outbox_id, topic, order_id, dedupe_key, now } = message;
  await query.run(ADD_MESSAGE, [hotel_id, outbox_id, topic, order_id, dedupe_key, now]);
}

const APPLY: Statement = {
  name: "apply_cancellation",
  text: `with applied as (
      update "order" set cancel_applied_at = $3, updated_at = $3
      where hotel_id = $1 and order_id = $2 and cancel_applied_at is null returning order_id)
    update order_guest set cancel_reason = $4 from applied
    where order_guest.hotel_id = $1 and order_guest.order_id = applied.order_id returning 1`,
};

/** False where it had been applied for before. */
export async function setCancelApplied(
  query: Query,
  hotel_id: number,
  order_id: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  return (await query.run(APPLY, [hotel_id, order_id, now, reason])).length === 1;
}
