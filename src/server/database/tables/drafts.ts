/** What is being written for a lodging's site and is not public yet, what was published when, and what was taken off the site. */
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { RecordKind } from "#rules/content/content-fields.ts";
import type { ContentRecord, Difference } from "#rules/content/site-content.ts";
import type { Language } from "#rules/text/language.ts";
import { bigId, instant } from "#server/database/tables/columns.ts";
import { hotel } from "#server/database/tables/hotel.ts";

const hotelId = () =>
  bigId()
    .notNull()
    .references(() => hotel.hotel_id, { onDelete: "cascade" });

/** The draft: one row for each field that differs from what is published; of texts, in each language. */
export const draftChange = pgTable(
  "draft_change",
  {
    hotel_id: hotelId(),
    record: text().$type<RecordKind>().notNull(),
    record_id: bigId().notNull(),
    field: text().notNull(),
    lang: text().$type<Language | "">().notNull(),
    /** In an object of its own: null is a value, too. */
    value: jsonb().$type<{ value: unknown }>().notNull(),
    changed_by: uuid().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.record, table.record_id, table.field, table.lang] })],
);

/** The whole site as it was published, each time. */
export const siteVersion = pgTable(
  "site_version",
  {
    hotel_id: hotelId(),
    version: integer().notNull(),
    content: jsonb().$type<ContentRecord[]>().notNull(),
    /** Against the version before. */
    differences: jsonb().$type<Difference[]>().notNull(),
    /** `first`: what was public before the first publish. */
    reason: text().$type<"first" | "publish" | "restore" | "schedule">().notNull(),
    source_version: integer(),
    note: text().notNull().default(""),
    made_by: uuid(),
    made_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.version] })],
);

/** Records that were taken off the site, until the archive is emptied. Rooms are not here: orders know them, they stay as they are. */
export const archivedRecord = pgTable(
  "archived_record",
  {
    hotel_id: hotelId(),
    record: text().$type<RecordKind>().notNull(),
    record_id: bigId().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    archived_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.record, table.record_id] })],
);

/** When the draft is published by itself. One that could not be is kept until somebody has seen why. */
export const scheduledPublish = pgTable(
  "scheduled_publish",
  {
    hotel_id: hotelId().primaryKey(),
    publish_at: instant().notNull(),
    note: text().notNull().default(""),
    scheduled_by: uuid().notNull(),
    /** The language of the e-mail that says that it could not be published. */
    lang: text().$type<Language>().notNull(),
    failed_at: instant(),
    /** The refusal's code. */
    failure: text().notNull().default(""),
  },
  (table) => [
    index("scheduled_publish_due")
      .on(table.publish_at)
      .where(sql`failed_at is null`),
  ],
);

/** An address of a preview that somebody has shared. It also ends when whoever made it may no longer write the draft. */
export const previewLink = pgTable(
  "preview_link",
  {
    hotel_id: hotelId(),
    link_id: uuid().notNull(),
    /** 0: the draft. */
    version: integer().notNull(),
    made_by: uuid().notNull(),
    made_at: instant().notNull(),
    expires_at: instant().notNull(),
    ended_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.link_id] })],
);
