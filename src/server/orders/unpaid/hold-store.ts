/** The SQL of holds: until when unpaid orders keep their rooms. */
import { HOLDING_STATES, type OrderState, remindAt } from "#rules/orders/order-status.ts";
import type { Query, Statement } from "#server/database/connect.ts";

/** Order rows come before everything else, in the order of their ids, so that two batches never wait for each other in a circle. */
const LOCK = `select order_id from "order" where hotel_id = $1 and order_id = any($2::uuid[])
    order by order_id for no key update`;
const LOCK_ORDERS: Statement = { name: "lock_orders", text: LOCK };
const LOCK_FREE_ORDERS: Statement = { name: "lock_free_orders", text: `${LOCK} skip locked` };

/** Locks these orders. Without waiting, those that somebody else has are left out. Answers which it got. */
export async function lockOrders(
  query: Query,
  hotel_id: number,
  order_ids: readonly string[],
  { wait }: { wait: boolean },
): Promise<Set<string>> {
  const rows = await query.run<{ order_id: string }>(wait ? LOCK_ORDERS : LOCK_FREE_ORDERS, [hotel_id, order_ids]);
  return new Set(rows.map(({ order_id }) => order_id));
}

/** After the locks, in a statement of its own: it must see what those who had them before us have changed. */
const DUE: Statement = {
  name: "due_orders",
  text: `select order_id, state, generation, member_id, point_used, stored_value_used, paid_amount, refund_amount, used_coupon,
      exists (select from payment_attempt attempt
        where attempt.hotel_id = $1 and attempt.order_id = "order".order_id and superseded_at is null
          and attempt.state in ('created', 'redirected', 'authorized', 'unknown')) as is_being_paid
    from "order" join order_hold using (hotel_id, order_id)
    where hotel_id = $1 and order_id = any($2::uuid[]) and expires_at <= $3 and "order".state = any($4)
    order by order_id`,
};

export type DueOrder = {
  order_id: string;
  state: OrderState;
  generation: number;
  member_id: string | null;
  point_used: number;
  stored_value_used: number;
  paid_amount: number;
  refund_amount: number;
  used_coupon: string[];
  /** An attempt to pay it is open: its vendor may know of money. */
  is_being_paid: boolean;
};

/** Of orders that the caller has locked, those whose time is over. */
export function listDue(query: Query, hotel_id: number, order_ids: readonly string[], now: Date): Promise<DueOrder[]> {
  return query.run<DueOrder>(DUE, [hotel_id, order_ids, now, HOLDING_STATES]);
}

const DROP_HOLDS: Statement = {
  name: "drop_holds",
  text: `delete from order_hold where hotel_id = $1 and order_id = any($2::uuid[])`,
};

export async function dropHolds(query: Query, hotel_id: number, order_ids: readonly string[]): Promise<void> {
  await query.run(DROP_HOLDS, [hotel_id, order_ids]);
}

const SET_HOLD: Statement = {
  name: "set_hold",
  text: `update order_hold set expires_at = $3, remind_at = coalesce($4, remind_at) where hotel_id = $1 and order_id = $2`,
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
