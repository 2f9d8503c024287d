/** The single rooms of a class, by the numbers on their doors. */
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bigId } from "#server/database/tables/columns.ts";
import { roomClass } from "#server/database/tables/rooms.ts";

/** A class may have rooms without a number: `room_class.units` says how many there are. */
export const roomUnit = pgTable(
  "room_unit",
  {
    hotel_id: bigId().notNull(),
    room_unit_id: bigId().generatedByDefaultAsIdentity().notNull(),
    room_class_id: bigId().notNull(),
    number: text().notNull(),
    floor: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.room_unit_id] }),
    uniqueIndex("room_unit_number").on(table.hotel_id, table.number),
    index("room_unit_class").on(table.hotel_id, table.room_class_id),
    foreignKey({
      columns: [table.hotel_id, table.room_class_id],
      foreignColumns: [roomClass.hotel_id, roomClass.room_class_id],
    }).onDelete("cascade"),
  ],
);
