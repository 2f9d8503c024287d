/** The data that an order's e-mails are written from. */
import type { Query, Statement } from "#server/database/connect.ts";
import { lockOrder, type StoredOrder } from "#server/orders/order-store.ts";

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
