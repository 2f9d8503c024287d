/** Orders that have taken rooms and are unpaid: guests' quotas are counted from these rows. */
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bigId, instant } from "#server/database/tables/columns.ts";
import { order } from "#server/database/tables/orders.ts";

/**
 * One row from the order's placing until it is paid, cancelled, expired or over. Who placed it is kept as keyed hashes only,
 * and goes with the row; where it was placed from is forgotten after a day.
 */
export const unpaidOrder = pgTable(
  "unpaid_order",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    /** The e-mail address was proved by a code, or belongs to a member. Else its rooms are counted in room_night.unverified. */
    is_verified: boolean().notNull(),
    rooms: integer().notNull(),
    email: text().notNull(),
    phone: text(),
    /** The browser. */
    session: text(),
    /** The network address. */
    address: text(),
    /** When browser and address are forgotten. */
    forget_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    index("unpaid_order_email").on(table.hotel_id, table.email),
    index("unpaid_order_phone").on(table.hotel_id, table.phone),
    index("unpaid_order_session").on(table.hotel_id, table.session),
    index("unpaid_order_address").on(table.hotel_id, table.address),
    check("unpaid_order_rooms", sql`rooms > 0`),
  ],
);
