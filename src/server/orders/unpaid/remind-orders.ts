/** Guests whose order still waits for money are reminded, once for each time it is due. */
import type { Database, Query, Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { atVendorUntil } from "#rules/payments/begun.ts";
import { isWorthReminding, nextRemindAt } from "#rules/orders/order-status.ts";
import { isOnline } from "#rules/payments/pay-way.ts";
import { lockOrder, type StoredOrder } from "#server/orders/order-store.ts";

const DUE: Statement = {
  name: "due_reminders",
  text: `select hotel_id, order_id from order_hold where remind_at <= $1 and expires_at > $1 order by remind_at limit $2`,
};
const TAKE: Statement = {
  name: "take_reminder",
  text: `update order_hold set remind_at = $4
    where hotel_id = $1 and order_id = $2 and remind_at <= $3 and expires_at > $3 returning expires_at`,
};
const PUT_OFF: Statement = {
  name: "put_off_reminder",
  text: `update order_hold set remind_at = $3 where hotel_id = $1 and order_id = $2 and remind_at <= $4`,
};
const BATCH = 50;

/** Reminds all guests that are due now; returns how many. A failure is logged and tried again next time. */
export async function remindOrders(database: Database, now: Date): Promise<number> {
  const left = new Set<string>();
  let reminded = 0;
  for (;;) {
    const due = await database.forDirectory((query) =>
      query.run<{ hotel_id: number; order_id: string }>(DUE, [now, BATCH + left.size]),
    );
    const todo = due.filter(({ order_id }) => !left.has(order_id));
    if (todo.length === 0) return reminded;
    for (const { hotel_id, order_id } of todo) {
      left.add(order_id);
      try {
        if (await database.forHotel(hotel_id, (query) => remindOrder(query, hotel_id, order_id, now))) reminded += 1;
      } catch (error) {
        console.error(`order ${order_id} of lodging ${hotel_id} could not be reminded: ${describeFailure(error)}`);
      }
    }
  }
}

/** Whoever is at the vendor's page now is reminded afterwards, if that is still needed. */
function payingUntil(attempt: NonNullable<StoredOrder["attempt"]>, now: Date): Date | null {
  const { vendor, instructions, created_at } = attempt;
  if (!isOnline(vendor)) return null;
  return atVendorUntil({ created_at: new Date(created_at), hasNumber: instructions !== null }, now);
}

async function remindOrder(query: Query, hotel_id: number, order_id: string, now: Date): Promise<boolean> {
  // Order first, as everyone does who changes one.
  const stored = await lockOrder(query, hotel_id, order_id);
  const busyUntil = stored?.attempt ? payingUntil(stored.attempt, now) : null;
  if (busyUntil !== null) {
    await query.run(PUT_OFF, [hotel_id, order_id, busyUntil, now]);
    return false;
  }
  if (!stored?.hold_expires_at) return false;
  const ends = new Date(stored.hold_expires_at);
  const next = nextRemindAt(new Date(stored.order.created_at), now, ends);
  const [taken] = await query.run<{ expires_at: Date }>(TAKE, [hotel_id, order_id, now, next]);
  if (!taken || !isWorthReminding(now, ends)) return false;
  const which = taken.expires_at.toISOString();
  await recordOrderEvent(query, hotel_id, { order_id, topic: "order.reminder", now, which });
  return true;
}
