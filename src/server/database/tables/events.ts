/** What has happened at a lodging, and which subscribers must still receive it. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SubjectKind } from "#rules/events/topics.ts";
import { bigId, instant, retryColumns } from "#server/database/tables/columns.ts";
import { hotel } from "#server/database/tables/hotel.ts";

/** Written in the transaction of the change, and never changed. Its payload holds no personal data. */
export const event = pgTable(
  "event",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    /** Begins with its time: sorted by id, a lodging's events are in the order in which they happened. */
    event_id: uuid().notNull(),
    subject_kind: text().$type<SubjectKind>().notNull(),
    subject_id: text().notNull(),
    topic: text().notNull(),
    /** Tells apart what may happen to a subject more than once. */
    which: text().notNull().default(""),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.event_id] }),
    uniqueIndex("event_once").on(table.hotel_id, table.subject_id, table.topic, table.which),
    check("event_subject_kind", sql`subject_kind in ('order', 'content', 'price', 'stock', 'member')`),
  ],
);

/** One subscriber's share of an event, with its own retries. */
export const delivery = pgTable(
  "delivery",
  {
    hotel_id: bigId().notNull(),
    event_id: uuid().notNull(),
    subscriber: text().notNull(),
    /** The event's, so that the next delivery of a subject is found without it. */
    subject_id: text().notNull(),
    state: text().$type<"waiting" | "done" | "dead">().notNull().default("waiting"),
    ...retryColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.event_id, table.subscriber] }),
    foreignKey({
      columns: [table.hotel_id, table.event_id],
      foreignColumns: [event.hotel_id, event.event_id],
    }).onDelete("cascade"),
    index("delivery_due")
      .on(table.next_at)
      .where(sql`state = 'waiting'`),
    index("delivery_in_order")
      .on(table.hotel_id, table.subject_id, table.subscriber, table.event_id)
      .where(sql`state = 'waiting'`),
    check("delivery_waits", sql`state in ('done', 'dead') or next_at is not null`),
  ],
);
