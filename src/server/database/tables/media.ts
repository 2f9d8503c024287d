/** A lodging's pictures: from the first byte of an upload to the file that pages show. */
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Crop } from "#rules/media/crop.ts";
import type { Texts } from "#rules/text/language.ts";
import { bigId, instant } from "#server/database/tables/columns.ts";
import { hotel } from "#server/database/tables/hotel.ts";

export type PictureState = "uploading" | "processing" | "ready" | "failed";

export const picture = pgTable(
  "picture",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    picture_id: uuid().notNull(),
    /** As the file was called. */
    name: text().notNull(),
    state: text().$type<PictureState>().notNull().default("uploading"),
    /** The size that was announced, what has arrived of it, and under which names. */
    said_bytes: integer().notNull(),
    received: integer().notNull().default(0),
    pieces: text().array().notNull().default([]),
    /** Of the original, upright. */
    type: text().notNull().default(""),
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    /** What is stored for it: the original and the file that sizes are made from. */
    bytes: bigint({ mode: "number" }).notNull().default(0),
    /** Of the original's bytes; and of how it looks, for copies in other sizes. */
    hash: text().notNull().default(""),
    look: text().notNull().default(""),
    /** The name of the file that sizes are made from, as in its address. */
    file: text().notNull().default(""),
    /** Every file that was ever made of it: earlier crops too, which versions of the site may show. */
    files: text().array().notNull().default([]),
    crop: jsonb().$type<Crop>(),
    focus_x: integer().notNull().default(50),
    focus_y: integer().notNull().default(50),
    alt: jsonb().$type<Texts>().notNull().default({}),
    /** Why it failed: the code of a refusal. */
    problem: text().notNull().default(""),
    uploaded_by: uuid(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    archived_at: instant(),
    /** Deleted for good: it is in no list and counts no more; the row goes when its files are gone. */
    removed_at: instant(),
    /** When the job looks at it: to make it after all, or to remove what was left. */
    next_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.picture_id] }),
    index("picture_hash").on(table.hotel_id, table.hash),
    index("picture_due").on(table.next_at),
    check("picture_state", sql`state in ('uploading', 'processing', 'ready', 'failed')`),
    check("picture_sizes", sql`said_bytes > 0 and received between 0 and said_bytes and bytes >= 0`),
    check("picture_focus", sql`focus_x between 0 and 100 and focus_y between 0 and 100`),
  ],
);
