/** Room classes and rate plans, with stock and price per night. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bigId, day, instant, money } from "#server/database/tables/columns.ts";
import type { SetBy } from "#rules/rates/night-changes.ts";
import type { Texts } from "#rules/text/language.ts";
import { hotel, type StoredPhoto } from "#server/database/tables/hotel.ts";

export const roomClass = pgTable(
  "room_class",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    room_class_id: bigId().generatedByDefaultAsIdentity().notNull(),
    room_code: text().notNull(),
    room_class_name: jsonb().$type<Texts>().notNull(),
    introduction: jsonb().$type<Texts>().notNull().default({}),
    people: integer().notNull(),
    children: integer().notNull().default(0),
    square_meters: real().notNull().default(0),
    beds: jsonb().$type<{ bed: string; count: number }[]>().notNull().default([]),
    symbol_tags: jsonb().$type<Texts[]>().notNull().default([]),
    memo_tags: jsonb().$type<Texts[]>().notNull().default([]),
    facilities: text().array().notNull().default([]),
    photos: jsonb().$type<StoredPhoto[]>().notNull().default([]),
    priority: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** How many rooms there are: what a new night begins with. 0 = not said, and no night is added. */
    units: integer().notNull().default(0),
    /** Beds that can be added to each room, and cots that fit into it. */
    extra_beds: integer().notNull().default(0),
    cots: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.room_class_id] }),
    uniqueIndex("room_class_code").on(table.hotel_id, table.room_code),
    check("room_class_places", sql`extra_beds between 0 and 20 and cots between 0 and 20`),
  ],
);

export const ratePlan = pgTable(
  "rate_plan",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    rate_plan_id: bigId().generatedByDefaultAsIdentity().notNull(),
    rate_plan_code: text().notNull(),
    rate_plan_code_name: jsonb().$type<Texts>().notNull(),
    rate_plan_code_introduction: jsonb().$type<Texts>().notNull().default({}),
    refund_template_id: integer().notNull().default(2),
    allow_coupon: boolean().notNull().default(true),
    allow_member_price: boolean().notNull().default(true),
    contain_meals: text().array().notNull().default([]),
    /** Room classes it is sold for; an entire-rent plan takes all of them at once. */
    target_rooms: bigId().array().notNull(),
    open_check_in_date: day(),
    close_check_in_date: day(),
    promo_type: text().notNull().default("none"),
    days: integer().notNull().default(0),
    support_entire_rent: boolean().notNull().default(false),
    /** What a package contains. */
    product: jsonb().$type<{ name: Texts; num: number; unit: Texts }[]>().notNull().default([]),
    active: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.rate_plan_id] })],
);

/** Rooms of a class on one night. The night comes before the room in the key: a search reads a few nights of all rooms. */
export const roomNight = pgTable(
  "room_night",
  {
    hotel_id: bigId().notNull(),
    night: day().notNull(),
    room_class_id: bigId().notNull(),
    capacity: integer().notNull(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    /** Taken out of sale by open blocks (`room_block`). */
    blocked: integer().notNull().default(0),
    /** Of held and sold, what unpaid orders of guests without a proved e-mail address have taken. */
    unverified: integer().notNull().default(0),
    closed: boolean().notNull().default(false),
    /** Rented as part of the whole house: nothing else may be sold, and the capacity can't be changed meanwhile. */
    whole: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.night, table.room_class_id] }),
    foreignKey({
      columns: [table.hotel_id, table.room_class_id],
      foreignColumns: [roomClass.hotel_id, roomClass.room_class_id],
    }).onDelete("cascade"),
    // No committed state may ever sell more than there is (invariant I1).
    check(
      "room_night_never_oversold",
      sql`held >= 0 and sold >= 0 and blocked >= 0 and held + sold + blocked <= capacity`,
    ),
    check("room_night_unverified", sql`unverified >= 0`),
    check("room_night_whole_house", sql`not whole or held + sold = capacity`),
  ],
);

export const planNight = pgTable(
  "plan_night",
  {
    hotel_id: bigId().notNull(),
    night: day().notNull(),
    room_class_id: bigId().notNull(),
    rate_plan_id: bigId().notNull(),
    price: money().notNull(),
    member_price: money(),
    stop_sell: boolean().notNull().default(false),
    closed_to_arrival: boolean().notNull().default(false),
    closed_to_departure: boolean().notNull().default(false),
    min_nights: integer().notNull().default(0),
    /** Longest stay of guests who arrive this night; null = no limit. */
    max_nights: integer(),
    /** Arrival this night is sold until so many days before it. */
    lead_days: integer().notNull().default(0),
    /** Whoever changes the row sets it. */
    changed_at: instant().notNull().defaultNow(),
    /** Rules leave alone what was set by hand, unless they are to overwrite it. */
    set_by: text().$type<SetBy>().notNull().default("rule"),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.night, table.room_class_id, table.rate_plan_id] }),
    foreignKey({
      columns: [table.hotel_id, table.room_class_id],
      foreignColumns: [roomClass.hotel_id, roomClass.room_class_id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.hotel_id, table.rate_plan_id],
      foreignColumns: [ratePlan.hotel_id, ratePlan.rate_plan_id],
    }).onDelete("cascade"),
    // A member never pays more than everyone.
    check("plan_night_price", sql`price >= 0 and (member_price is null or member_price between 0 and price)`),
    check("plan_night_stay", sql`min_nights >= 0 and (max_nights is null or max_nights >= greatest(1, min_nights))`),
    check("plan_night_lead", sql`lead_days >= 0`),
    check("plan_night_set_by", sql`set_by in ('rule', 'hand')`),
  ],
);

/**
 * A plan's own cap on one night, if it has one. When a row is added, what the plan has already sold must be counted into
 * `taken`, so that it always equals the units of active orders.
 */
export const planCap = pgTable(
  "plan_cap",
  {
    hotel_id: bigId().notNull(),
    night: day().notNull(),
    room_class_id: bigId().notNull(),
    rate_plan_id: bigId().notNull(),
    cap: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.night, table.room_class_id, table.rate_plan_id] }),
    foreignKey({
      columns: [table.hotel_id, table.room_class_id],
      foreignColumns: [roomClass.hotel_id, roomClass.room_class_id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.hotel_id, table.rate_plan_id],
      foreignColumns: [ratePlan.hotel_id, ratePlan.rate_plan_id],
    }).onDelete("cascade"),
    check("plan_cap_never_oversold", sql`taken >= 0 and taken <= cap`),
  ],
);
