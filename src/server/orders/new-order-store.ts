/** The SQL that writes a new order: all its parts in one statement. */
import type { Query, Statement } from "#server/database/connect.ts";
import { insertMany, insertOne } from "#server/database/insert-rows.ts";
import { attachmentLedger, orderAttachment } from "#server/database/tables/add-ons.ts";
import { delivery, event } from "#server/database/tables/events.ts";
import { idempotency, inventoryLedger } from "#server/database/tables/ledgers.ts";
import { order, orderGuest, orderHold, orderLine, orderNight } from "#server/database/tables/orders.ts";
import { unpaidOrder } from "#server/database/tables/unpaid.ts";
import type { EventRows } from "#server/events/event-rows.ts";

const WRITE_ORDER: Statement = {
  name: "write_order",
  text: `with
    the_order as (${insertOne(order, "$1")}),
    guest as (${insertOne(orderGuest, "$2")}),
    line as (${insertMany(orderLine, "$3")}),
    night as (${insertMany(orderNight, "$4")}),
    attachment as (${insertMany(orderAttachment, "$5")}),
    hold as (${insertMany(orderHold, "$6")}),
    ledger as (${insertMany(inventoryLedger, "$7")}),
    key as (${insertMany(idempotency, "$8")}),
    placed as (${insertOne(event, "$9")}),
    unpaid as (${insertMany(unpaidOrder, "$11")}),
    attached as (${insertMany(attachmentLedger, "$12")})
  ${insertMany(delivery, "$10")}`,
};

export type NewOrder = {
  order: typeof order.$inferSelect;
  guest: typeof orderGuest.$inferSelect;
  lines: (typeof orderLine.$inferSelect)[];
  nights: (typeof orderNight.$inferSelect)[];
  attachments: (typeof orderAttachment.$inferSelect)[];
  attachment_ledger: (typeof attachmentLedger.$inferSelect)[];
  hold: (typeof orderHold.$inferSelect)[];
  ledger: (typeof inventoryLedger.$inferSelect)[];
  key: (typeof idempotency.$inferSelect)[];
  event: EventRows["event"];
  deliveries: EventRows["deliveries"];
  unpaid: (typeof unpaidOrder.$inferSelect)[];
};

/** Everything of an order except rooms, coupons and credit, which other functions take. */
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
    made.event,
    made.deliveries,
    made.unpaid,
    made.attachment_ledger,
  ];
  await query.run(
    WRITE_ORDER,
    parts.map((part) => JSON.stringify(part)),
  );
}
