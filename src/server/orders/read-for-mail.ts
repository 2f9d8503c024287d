/** The data that an order's e-mails are written from. */
import type { Query, Statement } from "#server/database/connect.ts";
import { findOrder, lockOrder, type StoredOrder } from "#server/orders/order-store.ts";

export type { StoredOrder };

/**
 * The order is locked until the e-mails are written: of two events of one order, the second sees what the first has written.
 */
export async function readOrderForMail(query: Query, hotel_id: number, order_id: string): Promise<StoredOrder> {
  const found = await lockOrder(query, hotel_id, order_id);
  if (!found) throw new Error(`there is no order ${order_id}`);
  return found;
}

const REFUND: Statement = {
  name: "refund_for_mail",
  text: `select amount, state from refund where hotel_id = $1 and order_id = $2 and reason = $3`,
};

/** The refund that was owed for this reason; null where there is none. */
export async function readRefundForMail(
  query: Query,
  hotel_id: number,
  order_id: string,
  reason: string,
): Promise<{ amount: number; state: "requested" | "done" } | null> {
  const [found] = await query.run<{ amount: number; state: "requested" | "done" }>(REFUND, [
    hotel_id,
    order_id,
    reason,
  ]);
  return found ?? null;
}

const SAME_STAY: Statement = {
  name: "same_stay_for_mail",
  text: `select order_id from "order" join order_guest using (hotel_id, order_id)
    where hotel_id = $1 and email_key = $2 and check_in_day = $3 and check_out_day = $4 and order_id <> $5
      and exists (select from event
        where event.hotel_id = $1 and event.subject_id = "order".order_id::text and event.topic = $6)
    order by order_id`,
};

/** Other orders of this guest for the same days that the same has happened to. They are read without a lock: two would wait for each other. */
export async function readSameStay(
  query: Query,
  hotel_id: number,
  { order, guest }: StoredOrder,
  topic: string,
): Promise<StoredOrder[]> {
  const { check_in_day, check_out_day, order_id } = order;
  const values = [hotel_id, guest.email_key, check_in_day, check_out_day, order_id, topic];
  const found: StoredOrder[] = [];
  for (const each of await query.run<{ order_id: string }>(SAME_STAY, values)) {
    const other = await findOrder(query, hotel_id, each.order_id);
    if (other) found.push(other);
  }
  return found;
}
