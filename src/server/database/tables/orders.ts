/** Orders as sold, and their later states. Personal data is in a table of its own; the application never deletes rows here. */
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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bigId, day, instant, money } from "#server/database/tables/columns.ts";
import type { GuestCharge, RoomParty } from "#rules/guests/guest-bands.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import type { Language, Texts } from "#rules/text/language.ts";
import type { OrderState } from "#rules/orders/order-status.ts";
import type { PayWay } from "#rules/payments/pay-way.ts";
import { hotel } from "#server/database/tables/hotel.ts";
import { ratePlan, roomClass } from "#server/database/tables/rooms.ts";

export const order = pgTable(
  "order",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    order_id: uuid().notNull(),
    order_doc: text().notNull(),
    /** Eight characters that find it together with its contact (`rules/orders/short-code.ts`). */
    short_code: text().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** Counts how often it has taken rooms: late money may win them a second time. */
    generation: integer().notNull().default(1),
    lang: text().$type<Language>().notNull(),
    /** Who placed it, where a member did. */
    member_id: text(),
    check_in_day: day().notNull(),
    check_out_day: day().notNull(),
    adults_count: integer().notNull(),
    children_count: integer().notNull(),
    is_entire_rent: boolean().notNull(),
    pay_way: text().$type<PayWay>().notNull(),
    payment_vendor: integer(),
    pay_option: text().$type<"all" | "part">().notNull(),
    currency: text().notNull(),
    list_amount: money().notNull(),
    member_discount: money().notNull(),
    coupon_discount: money().notNull(),
    /** Of that, what does not hold because another card paid: it is part of the total again. */
    coupon_void: money().notNull().default(0),
    attachment_amount: money().notNull(),
    /** What guests beyond the rooms' own beds cost, and cots: the sum of the lines'. */
    guest_amount: money().notNull().default(0),
    point_used: money().notNull(),
    stored_value_used: money().notNull(),
    total: money().notNull(),
    /** Of the total, what was added (or, below zero, given back) after the order was confirmed. */
    added_amount: money().notNull().default(0),
    deposit_percent: integer().notNull(),
    deposit_amount: money().notNull(),
    pay_amount: money().notNull(),
    paid_amount: money().notNull().default(0),
    /** Of what was paid, what must go back or has gone. */
    refund_amount: money().notNull().default(0),
    used_coupon: text().array().notNull().default([]),
    cancellation_fee: money(),
    cancellation_refund: money(),
    cancel_applied_at: instant(),
    /** SHA-256 of what the mailed links carry; the links themselves are nowhere. */
    history_hash: text().notNull(),
    cancel_hash: text().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id] }),
    uniqueIndex("order_doc").on(table.hotel_id, table.order_doc),
    uniqueIndex("order_short_code").on(table.hotel_id, table.short_code),
    uniqueIndex("order_history_hash").on(table.hotel_id, table.history_hash),
    uniqueIndex("order_cancel_hash").on(table.hotel_id, table.cancel_hash),
    index("order_arrival").on(table.hotel_id, table.check_in_day),
    index("order_member").on(table.hotel_id, table.member_id, table.created_at),
    check("order_days", sql`check_out_day > check_in_day`),
    check("order_guest_amount", sql`guest_amount >= 0`),
    check("order_coupon_void", sql`coupon_void between 0 and coupon_discount`),
    check(
      "order_amounts",
      sql`least(list_amount, member_discount, coupon_discount, attachment_amount, point_used, stored_value_used, total,
        deposit_amount, pay_amount, paid_amount, refund_amount) >= 0 and refund_amount <= paid_amount`,
    ),
  ],
);

/** Who booked and who sleeps there. Kept apart, so that it can be forgotten while the ledger stays. */
export const orderGuest = pgTable(
  "order_guest",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    booker_first_name: text().notNull(),
    booker_last_name: text().notNull(),
    booker_name: text().notNull(),
    booker_phone: text().notNull(),
    booker_email: text().notNull(),
    /** As compared: lower case; digits only. */
    email_key: text().notNull(),
    phone_key: text().notNull(),
    company_reg_number: text().notNull(),
    company_name: text().notNull(),
    memo: text().notNull(),
    /** ISO 3166, and HH:MM at the lodging; empty where it was not asked or not said. */
    residence_country: text().notNull().default(""),
    arrival_time: text().notNull().default(""),
    cancel_reason: text().notNull().default(""),
    occupants: jsonb()
      .$type<{ occupant_name: string; occupant_phone: string; occupant_email: string; memo: string }[]>()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    index("order_guest_email").on(table.hotel_id, table.email_key),
    index("order_guest_phone").on(table.hotel_id, table.phone_key),
  ],
);

/** What a line was sold as: texts and policy stay as they were that day. */
export type SoldLine = {
  room_class_name: Texts;
  rate_plan_code_name: Texts;
  rate_plan_code_introduction: Texts;
  refund_template_id: number;
  refund_steps: RefundStep[];
  contain_meals: string[];
};

export const orderLine = pgTable(
  "order_line",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    line_no: integer().notNull(),
    room_class_id: bigId().notNull(),
    rate_plan_id: bigId().notNull(),
    num: integer().notNull(),
    /** One room, the whole stay: for everyone, and as charged. */
    list_price: money().notNull(),
    price: money().notNull(),
    /** All its rooms after coupons, with what their guests cost: the base of a cancellation's fee. */
    net_amount: money().notNull(),
    sold: jsonb().$type<SoldLine>().notNull(),
    /** Who sleeps in each of its rooms; null where it was not said. */
    guests: jsonb().$type<RoomParty[]>(),
    /** What guests beyond the rooms' own beds cost, as sold. */
    guest_charges: jsonb().$type<GuestCharge[]>().notNull().default([]),
    guest_amount: money().notNull().default(0),
    cots: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id, table.line_no] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.hotel_id, table.room_class_id],
      foreignColumns: [roomClass.hotel_id, roomClass.room_class_id],
    }),
    foreignKey({
      columns: [table.hotel_id, table.rate_plan_id],
      foreignColumns: [ratePlan.hotel_id, ratePlan.rate_plan_id],
    }),
    // The few lines that have a cot, to count them by night.
    index("order_line_cots")
      .on(table.hotel_id, table.order_id)
      .where(sql`cots > 0`),
    check("order_line_guests", sql`guest_amount >= 0 and cots >= 0`),
    check("order_line_counts", sql`num > 0 and list_price >= 0 and price >= 0 and net_amount >= 0`),
  ],
);

/**
 * The room-nights an order takes. A whole house takes every class it holds, so a line may have several rows a night. There is
 * no key to room_night: it would lock the hottest rows once more; the guard that takes them proves they exist.
 */
export const orderNight = pgTable(
  "order_night",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    line_no: integer().notNull(),
    night: day().notNull(),
    room_class_id: bigId().notNull(),
    rate_plan_id: bigId().notNull(),
    units: integer().notNull(),
    /** One room this night, as charged; 0 for the other classes of a whole house. */
    price: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id, table.line_no, table.night, table.room_class_id] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id, table.line_no],
      foreignColumns: [orderLine.hotel_id, orderLine.order_id, orderLine.line_no],
    }).onDelete("cascade"),
    check("order_night_counts", sql`units >= 0 and price >= 0`),
  ],
);

/** Until when an unpaid order keeps its rooms. A row here, and only then, is an order that waits for money. */
export const orderHold = pgTable(
  "order_hold",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    expires_at: instant().notNull(),
    /** When the guest is reminded; null: already done, or it would come too late. */
    remind_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    index("order_hold_due").on(table.expires_at),
    index("order_hold_remind").on(table.remind_at),
  ],
);
