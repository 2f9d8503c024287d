/** Train tickets with a stay: each reservation as it is now, and every move that it has made. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { TimedRide } from "#rules/rail/ride-entries.ts";
import type { RailState } from "#rules/rail/rail-state.ts";
import { bigId, day, instant, money } from "#server/database/tables/columns.ts";
import { hotel } from "#server/database/tables/hotel.ts";
import { order } from "#server/database/tables/orders.ts";

export const railReservation = pgTable(
  "rail_reservation",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    /** `R` and ten digits: ours, and the railway's name for it. */
    booking_number: text().notNull(),
    /** The order that pays for it; null until it is placed. */
    order_id: uuid(),
    state: text().$type<RailState>().notNull(),
    /** Made of the e-mail address it was reserved for, which can't be read from it. */
    contact_key: text().notNull(),
    phone: text().notNull(),
    check_in_day: day().notNull(),
    check_out_day: day().notNull(),
    rides: jsonb().$type<TimedRide[]>().notNull(),
    /** While it is changed: the trains that were requested. */
    wanted: jsonb().$type<TimedRide[]>(),
    adult_count: integer().notNull(),
    child_count: integer().notNull(),
    senior_count: integer().notNull(),
    disabled_count: integer().notNull(),
    price: money().notNull(),
    pnr: text(),
    /** Of the request that waits for its answer: every repeat of it carries the same. */
    request_key: text(),
    next_at: instant(),
    tries: integer().notNull().default(0),
    /** Its order ended while the railway was silent: what is bought goes back at once. */
    give_back: boolean().notNull().default(false),
    /** Without an order by then it lapses. */
    expires_at: instant(),
    /** Why the railway said no the last time. */
    reason: text().notNull().default(""),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.booking_number] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    index("rail_reservation_order").on(table.hotel_id, table.order_id),
    index("rail_reservation_due")
      .on(table.next_at)
      .where(sql`next_at is not null`),
    index("rail_reservation_lapses")
      .on(table.expires_at)
      .where(sql`expires_at is not null`),
    check(
      "rail_reservation_state",
      sql`state in ('reserved', 'booking', 'booked', 'changing', 'refunding', 'refunded', 'failed', 'expired')`,
    ),
    check(
      "rail_reservation_pending",
      sql`(state in ('booking', 'changing', 'refunding')) = (request_key is not null) and (request_key is null) = (next_at is null)
        and (state = 'changing') = (wanted is not null)`,
    ),
    check("rail_reservation_pnr", sql`state not in ('booked', 'changing', 'refunding') or pnr is not null`),
    check("rail_reservation_counts", sql`price >= 0 and adult_count + child_count + senior_count + disabled_count > 0`),
  ],
);

/** Only ever added to. `amount`: what tickets were bought for, below zero what the railway gave back for them. */
export const railLedger = pgTable(
  "rail_ledger",
  {
    hotel_id: bigId().notNull(),
    booking_number: text().notNull(),
    move_no: integer().notNull(),
    /** Null: it was made. */
    from_state: text().$type<RailState>(),
    to_state: text().$type<RailState>().notNull(),
    amount: money().notNull(),
    /** The PNR, or why the railway said no. */
    detail: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.booking_number, table.move_no] }),
    foreignKey({
      columns: [table.hotel_id, table.booking_number],
      foreignColumns: [railReservation.hotel_id, railReservation.booking_number],
    }).onDelete("cascade"),
  ],
);
