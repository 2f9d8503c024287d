/** Unpaid orders whose time is over give back what they took, once, however many processes look for them. */
import type { Database, Query, Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/describe-failure.ts";
import { endOrder, isHolding } from "#server/orders/end-order.ts";
import { lockOrder } from "#server/orders/order-store.ts";

const DUE: Statement = {
  name: "due_holds",
  text: `select hotel_id, order_id, expires_at from order_hold where expires_at <= $1 order by expires_at limit $2`,
};
const BATCH = 50;

type Due = { hotel_id: number; order_id: string; expires_at: Date };

/** Whether an order may end now: its vendor may know of money that has not reached us. */
type MayEnd = (due: Due) => Promise<boolean>;

/** All that is due now; answers how many ended. One that fails is told, and left for the next time. */
export async function expireOrders(database: Database, now: Date, mayEnd: MayEnd = async () => true): Promise<number> {
  const left = new Set<string>();
  let ended = 0;
  for (;;) {
    const due = await database.forDirectory((query) => query.run<Due>(DUE, [now, BATCH + left.size]));
    const todo = due.filter(({ order_id }) => !left.has(order_id));
    if (todo.length === 0) return ended;
    // All at once: a vendor that is silent must not keep the others waiting.
    const allowed = await Promise.all(todo.map((each) => mayEnd(each).catch(() => false)));
    for (const [nth, { hotel_id, order_id }] of todo.entries()) {
      try {
        if (!allowed[nth]) left.add(order_id);
        else if (await database.forHotel(hotel_id, (query) => expireOrder(query, hotel_id, order_id, now))) ended += 1;
        // Somebody else was faster. It is not looked at again: this must end.
        else left.add(order_id);
      } catch (error) {
        left.add(order_id);
        console.error(`order ${order_id} of lodging ${hotel_id} could not be expired: ${describeFailure(error)}`);
      }
    }
  }
}

export async function expireOrder(query: Query, hotel_id: number, order_id: string, now: Date): Promise<boolean> {
  const locked = await lockOrder(query, hotel_id, order_id);
  if (!locked || !isHolding(locked.order.state)) return false;
  if (locked.hold_expires_at === null || new Date(locked.hold_expires_at) > now) return false;
  return endOrder(query, hotel_id, locked, {
    to: "expired",
    actor: "clock",
    now,
    points_back: locked.order.point_used,
    stored_value_back: locked.order.stored_value_used,
    // Part of it may have been paid: not enough to keep the rooms.
    refund: locked.order.paid_amount - locked.order.refund_amount,
  });
}
