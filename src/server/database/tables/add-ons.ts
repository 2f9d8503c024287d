/** What is sold besides rooms: the lodging's list, and the pieces that belong to orders. */
import { sql } from "drizzle-orm";
import {
  bigint,
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
import type { AttachmentMove, AttachmentState } from "#rules/add-ons/attachment-state.ts";
import type { PricePer } from "#rules/add-ons/add-on-price.ts";
import type { DayPart } from "#rules/stock/add-on-days.ts";
import type { Meal } from "#rules/stock/plans.ts";
import type { Texts } from "#rules/text/language.ts";
import { bigId, day, instant, money } from "#server/database/tables/columns.ts";
import { hotel, type StoredPhoto } from "#server/database/tables/hotel.ts";
import { order } from "#server/database/tables/orders.ts";
import { ratePlan } from "#server/database/tables/rooms.ts";

export const addOn = pgTable(
  "add_on",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    item_number: text().notNull(),
    item_name: jsonb().$type<Texts>().notNull(),
    item_type: text().notNull(),
    introduction: jsonb().$type<Texts>().notNull().default({}),
    /** What one of it is called: a box, a bundle. */
    unit: jsonb().$type<Texts>().notNull().default({}),
    price: money().notNull(),
    price_per: text().$type<PricePer>().notNull().default("piece"),
    main_image: jsonb().$type<StoredPhoto>(),
    /** More pictures, after the first one. */
    photos: jsonb().$type<StoredPhoto[]>().notNull().default([]),
    /** On which days of a stay it makes sense (rules/stock/add-on-days.ts). */
    day_part: text().$type<DayPart>().notNull().default("any"),
    /** Sold only with plans that contain this meal; null = with all. */
    meal: text().$type<Meal>(),
    /** How many there are each day; null = no limit. */
    daily_stock: integer(),
    /** So many hours before its day begins it can be bought, changed and given back; null = no such limit. */
    cutoff_hours: integer(),
    /** How many of it one line may have. */
    least: integer().notNull().default(1),
    most: integer().notNull().default(99),
    /** Guests of these room classes only; empty = all. */
    room_classes: bigint({ mode: "number" }).array().notNull().default([]),
    /** The guest is asked at what time. */
    asks_time: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.item_number] }),
    check("add_on_price", sql`price >= 0`),
    check("add_on_stock", sql`daily_stock is null or daily_stock >= 0`),
    check(
      "add_on_day_part",
      sql`day_part in ('any', 'morning', 'evening', 'night', 'arrival', 'departure', 'arrival_departure')`,
    ),
    check("add_on_meal", sql`meal in ('breakfast', 'lunch', 'dinner')`),
    check("add_on_price_per", sql`price_per in ('piece', 'person', 'night', 'stay')`),
    check("add_on_cutoff", sql`cutoff_hours is null or cutoff_hours between 0 and 8760`),
    check("add_on_counts", sql`"least" between 1 and "most" and "most" <= 99`),
  ],
);

/** Days on which there are more or fewer of it than on others. */
export const addOnDay = pgTable(
  "add_on_day",
  {
    hotel_id: bigId().notNull(),
    item_number: text().notNull(),
    day: day().notNull(),
    /** null = no limit on this day. */
    stock: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.item_number, table.day] }),
    foreignKey({
      columns: [table.hotel_id, table.item_number],
      foreignColumns: [addOn.hotel_id, addOn.item_number],
    }).onDelete("cascade"),
    check("add_on_day_stock", sql`stock is null or stock >= 0`),
  ],
);

/** Which plans offer which add-ons, in the order they are shown. */
export const planAddOn = pgTable(
  "plan_add_on",
  {
    hotel_id: bigId().notNull(),
    rate_plan_id: bigId().notNull(),
    item_number: text().notNull(),
    priority: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.rate_plan_id, table.item_number] }),
    foreignKey({
      columns: [table.hotel_id, table.rate_plan_id],
      foreignColumns: [ratePlan.hotel_id, ratePlan.rate_plan_id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.hotel_id, table.item_number],
      foreignColumns: [addOn.hotel_id, addOn.item_number],
    }).onDelete("cascade"),
  ],
);

/** Everything that an order has besides its rooms: pieces of an add-on for a day, or a rail reservation. Texts and prices as sold. */
export const orderAttachment = pgTable(
  "order_attachment",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    attachment_no: integer().notNull(),
    item_number: text().notNull(),
    item_name: jsonb().$type<Texts>().notNull(),
    item_type: text().notNull(),
    unit: jsonb().$type<Texts>().notNull().default({}),
    /** What is left of it after parts were given back; of one that is over, what it had in the end. */
    quantity: integer().notNull(),
    /** One of it, for all its days. */
    unit_price: money().notNull(),
    day: day().notNull(),
    /** How many days it takes its stock on, `day` being the first. */
    days: integer().notNull().default(1),
    /** HH:MM at the lodging; empty where none was asked for. */
    time: text().notNull().default(""),
    room_class_id: bigId(),
    state: text().$type<AttachmentState>().notNull().default("sold"),
    /** When it was added to an order that was there already; null: it was ordered with the rooms. */
    added_at: instant(),
    /** Unpaid until then it lapses; null: it does not, or not before its order. */
    expires_at: instant(),
    /** When it left an order that went on without it; null: it stays, or ended with its order. */
    left_at: instant(),
    /** Until when the guest may change it or give it back; null: not by the guest. */
    change_until: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id, table.attachment_no] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    index("order_attachment_day").on(table.hotel_id, table.item_number, table.day),
    index("order_attachment_due")
      .on(table.expires_at)
      .where(sql`expires_at is not null`),
    check("order_attachment_counts", sql`quantity > 0 and unit_price >= 0 and days > 0`),
    check("order_attachment_state", sql`state in ('held', 'sold', 'given_back', 'expired', 'failed')`),
    check("order_attachment_lapses", sql`expires_at is null or (state = 'held' and added_at is not null)`),
    check("order_attachment_left", sql`left_at is null or state in ('given_back', 'expired', 'failed')`),
  ],
);

/** Every move of an attachment, in the order of `move_no`: taken, then converted or released, then given back, in parts too. */
export const attachmentLedger = pgTable(
  "attachment_ledger",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    attachment_no: integer().notNull(),
    move_no: integer().notNull(),
    kind: text().$type<AttachmentMove>().notNull(),
    quantity: integer().notNull(),
    amount: money().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id, table.attachment_no, table.move_no] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id, table.attachment_no],
      foreignColumns: [orderAttachment.hotel_id, orderAttachment.order_id, orderAttachment.attachment_no],
    }).onDelete("cascade"),
    check("attachment_ledger_kind", sql`kind in ('take', 'convert', 'release', 'give_back')`),
    check("attachment_ledger_counts", sql`quantity > 0 and amount >= 0 and move_no > 0`),
  ],
);
