/** Where a member's points lie: lots, each with its expiry, and what each entry of the ledger put in or took out. */
import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bigId, instant, money } from "#server/database/tables/columns.ts";
import { creditLedger, member } from "#server/database/tables/discounts.ts";
import { hotel } from "#server/database/tables/hotel.ts";

/** Whoever changes a lot has locked its member's row: that row is the lock of all lots of a member. */
export const creditLot = pgTable(
  "credit_lot",
  {
    hotel_id: bigId().notNull(),
    /** That of the entry which opened it. */
    lot_id: uuid().notNull(),
    member_id: text().notNull(),
    left_amount: money().notNull(),
    /** Null: never. */
    expires_at: instant(),
    /** When the member was told of its expiry. */
    reminded_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.lot_id] }),
    foreignKey({
      columns: [table.hotel_id, table.member_id],
      foreignColumns: [member.hotel_id, member.member_id],
    }).onDelete("cascade"),
    index("credit_lot_member")
      .on(table.hotel_id, table.member_id)
      .where(sql`left_amount > 0`),
    index("credit_lot_due")
      .on(table.hotel_id, table.expires_at)
      .where(sql`left_amount > 0`),
    check("credit_lot_never_overdrawn", sql`left_amount >= 0`),
  ],
);

export const creditPart = pgTable(
  "credit_part",
  {
    hotel_id: bigId().notNull(),
    credit_id: uuid().notNull(),
    lot_id: uuid().notNull(),
    delta: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.credit_id, table.lot_id] }),
    foreignKey({
      columns: [table.hotel_id, table.credit_id],
      foreignColumns: [creditLedger.hotel_id, creditLedger.credit_id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.hotel_id, table.lot_id],
      foreignColumns: [creditLot.hotel_id, creditLot.lot_id],
    }).onDelete("cascade"),
    index("credit_part_lot").on(table.hotel_id, table.lot_id),
  ],
);

/** When a lodging is looked through next for points to be earned, to expire and to be told of (`rules/money/credit-round.ts`). */
export const creditRound = pgTable(
  "credit_round",
  {
    hotel_id: bigId()
      .primaryKey()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    next_at: instant().notNull().defaultNow(),
  },
  (table) => [index("credit_round_due").on(table.next_at)],
);
