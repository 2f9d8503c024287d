/** Additions that were not paid in time leave their orders, which go on without them. */
import type { Database, Query, Statement } from "#server/database/connect.ts";
import { giveBackAttachment } from "#server/add-ons/give-back-attachment.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { giveUpRail } from "#server/rail/give-up-rail.ts";

const DUE: Statement = {
  name: "due_additions",
  text: `select distinct hotel_id, order_id from order_attachment where expires_at <= $1 limit $2`,
};
const LOOK = 500;

type Due = { hotel_id: number; order_id: string };

/** Returns how many have lapsed. Each order is looked at once: one that fails is reported, and left for the next time. */
export async function lapseAdditions(database: Database, now: Date): Promise<number> {
  const seen = new Set<string>();
  let lapsed = 0;
  for (;;) {
    const found = await database.forDirectory((query) => query.run<Due>(DUE, [now, LOOK + seen.size]));
    const due = found.filter(({ order_id }) => !seen.has(order_id));
    if (due.length === 0) return lapsed;
    for (const { hotel_id, order_id } of due) {
      seen.add(order_id);
      try {
        lapsed += await database.forHotel(hotel_id, (query) => lapseOf(query, hotel_id, order_id, now));
      } catch (error) {
        console.error(`additions to order ${order_id} of lodging ${hotel_id} remain: ${describeFailure(error)}`);
      }
    }
  }
}

/** The order is read again after each: its figures have changed. */
async function lapseOf(query: Query, hotel_id: number, order_id: string, now: Date): Promise<number> {
  for (let lapsed = 0; ; lapsed += 1) {
    const stored = await openOrder(query, hotel_id, order_id);
    const item = stored?.attachments.find(({ expires_at }) => expires_at !== null && new Date(expires_at) <= now);
    if (!stored || !item) return lapsed;
    const { attachment_no } = item;
    if (item.item_type === "rail") await giveUpRail(query, hotel_id, item.item_number, now);
    await giveBackAttachment(query, hotel_id, stored, { attachment_no, quantity: 0, actor: "clock", now });
  }
}
