/** Rooms that are taken out of sale without an order: works, staff, a calendar of another sales channel. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bigId, day, instant } from "#server/database/tables/columns.ts";
import { roomClass } from "#server/database/tables/rooms.ts";

export type BlockReason = "maintenance" | "staff" | "calendar";

/** Only `released_at` ever changes (walls.sql). Open blocks are counted in room_night.blocked. */
export const roomBlock = pgTable(
  "room_block",
  {
    hotel_id: bigId().notNull(),
    block_id: uuid().notNull(),
    room_class_id: bigId().notNull(),
    first_night: day().notNull(),
    /** The day after the last night. */
    departure: day().notNull(),
    rooms: integer().notNull(),
    reason: text().$type<BlockReason>().notNull(),
    /** Who made it: `staff:…`, `ical:…`. */
    owner: text().notNull(),
    note: text().notNull().default(""),
    created_at: instant().notNull(),
    released_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.block_id] }),
    foreignKey({
      columns: [table.hotel_id, table.room_class_id],
      foreignColumns: [roomClass.hotel_id, roomClass.room_class_id],
    }).onDelete("cascade"),
    index("room_block_open")
      .on(table.hotel_id, table.departure)
      .where(sql`released_at is null`),
    check("room_block_rooms", sql`rooms > 0 and first_night < departure`),
    check("room_block_reason", sql`reason in ('maintenance', 'staff', 'calendar')`),
  ],
);

/** What the inventory ledger is for orders: block, then at most one unblock. */
export const blockLedger = pgTable(
  "block_ledger",
  {
    hotel_id: bigId().notNull(),
    block_id: uuid().notNull(),
    kind: text().$type<"block" | "unblock">().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.block_id, table.kind] }),
    foreignKey({
      columns: [table.hotel_id, table.block_id],
      foreignColumns: [roomBlock.hotel_id, roomBlock.block_id],
    }).onDelete("cascade"),
    check("block_ledger_kind", sql`kind in ('block', 'unblock')`),
  ],
);
