/** Facilities, and what the specification calls promotions: offers, news and attractions share one shape. */
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bigId, instant } from "#server/database/tables/columns.ts";
import type { Texts } from "#rules/text/language.ts";
import { hotel, type StoredPhoto } from "#server/database/tables/hotel.ts";

export const facility = pgTable(
  "facility",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    id: bigId().generatedByDefaultAsIdentity().notNull(),
    facilities_key: text().notNull(),
    facilities_title: jsonb().$type<Texts>().notNull(),
    index_introduction: jsonb().$type<Texts>().notNull().default({}),
    introduction: jsonb().$type<Texts>().notNull().default({}),
    floor: text().notNull().default(""),
    photos: jsonb().$type<StoredPhoto[]>().notNull().default([]),
    priority: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.id] }),
    uniqueIndex("facility_key").on(table.hotel_id, table.facilities_key),
  ],
);

export const promotionType = pgTable(
  "promotion_type",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    promotion_type_id: bigId().generatedByDefaultAsIdentity().notNull(),
    topic_key: text().notNull(),
    topic_detail: jsonb().$type<Texts>().notNull(),
    del: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.promotion_type_id] }),
    uniqueIndex("promotion_type_key").on(table.hotel_id, table.topic_key),
  ],
);

export const promotion = pgTable(
  "promotion",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    promotion_id: bigId().generatedByDefaultAsIdentity().notNull(),
    kind: text().$type<"promotion" | "announcement" | "attraction">().notNull(),
    promotion_title: jsonb().$type<Texts>().notNull(),
    sub_title: jsonb().$type<Texts>().notNull().default({}),
    promotion_type: text().notNull().default(""),
    main_image: jsonb().$type<StoredPhoto>(),
    sub_image: jsonb().$type<StoredPhoto>(),
    detail_foreword: jsonb().$type<Texts>().notNull().default({}),
    detail_info: jsonb().$type<Texts>().notNull().default({}),
    begin_at: instant(),
    end_at: instant(),
    public_at: instant(),
    checkin_start_at: instant(),
    checkin_close_at: instant(),
    support_room_type: bigId().array().notNull().default([]),
    show_in_index: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    priority: integer().notNull().default(0),
    banner_info: jsonb().$type<(StoredPhoto & { link: string })[]>().notNull().default([]),
    coordinates: doublePrecision().array().$type<[number, number]>(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.promotion_id] })],
);
