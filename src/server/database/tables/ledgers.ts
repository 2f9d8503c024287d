/** What happened, written once: stock, money, keys, and the log of every move. */
import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bigId, instant, money } from "#server/database/tables/columns.ts";
import { order } from "#server/database/tables/orders.ts";

/** hold, then convert or release; after convert at most one give_back. Units are those of the order's nights. */
export type StockMove = "hold" | "convert" | "release" | "give_back";

export const inventoryLedger = pgTable(
  "inventory_ledger",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    generation: integer().notNull(),
    kind: text().$type<StockMove>().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id, table.generation, table.kind] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    check("inventory_ledger_kind", sql`kind in ('hold', 'convert', 'release', 'give_back')`),
  ],
);

/** Money that a vendor has really taken or returned. The vendor's own number makes each entry unique. */
export const moneyLedger = pgTable(
  "money_ledger",
  {
    hotel_id: bigId().notNull(),
    vendor: integer().notNull(),
    kind: text().$type<"capture" | "refund">().notNull(),
    vendor_number: text().notNull(),
    order_id: uuid().notNull(),
    amount: money().notNull(),
    currency: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.vendor, table.kind, table.vendor_number] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    index("money_ledger_order").on(table.hotel_id, table.order_id),
    check("money_ledger_amount", sql`amount > 0 and kind in ('capture', 'refund')`),
  ],
);

/** Money that must go back: one row per reason, before anyone is asked to send it. */
export const refund = pgTable(
  "refund",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    /** `cancelled`, `expired`, or the vendor and its number of a payment that came too late. */
    reason: text().notNull(),
    amount: money().notNull(),
    state: text().$type<"requested" | "done">().notNull().default("requested"),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id, table.reason] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    check("refund_amount", sql`amount > 0`),
  ],
);

/** The first answer of a call to a key, kept so that a retry gets it again. */
export const idempotency = pgTable(
  "idempotency",
  {
    hotel_id: bigId().notNull(),
    /** The call's name. */
    scope: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    /** The order that the answer is about, so that it can be erased with its guest; null where there is none. */
    order_id: uuid(),
    answer: jsonb().$type<unknown>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.scope, table.key] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    index("idempotency_age").on(table.hotel_id, table.created_at),
  ],
);

/** Who moved what, from where to where. Only ever added to; each hash covers the one before it (`audit_head` holds the last). */
export const auditLog = pgTable(
  "audit_log",
  {
    hotel_id: bigId().notNull(),
    seq: bigint({ mode: "number" }).notNull(),
    order_id: uuid(),
    entry: jsonb()
      .$type<{ at: string; actor: string; action: string; from?: string; to?: string; block_id?: string }>()
      .notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.seq] }),
    index("audit_log_order").on(table.hotel_id, table.order_id),
  ],
);

/** The end of a lodging's log, and how far the auditor has seen it clean. */
export const auditHead = pgTable(
  "audit_head",
  {
    hotel_id: bigId().notNull(),
    seq: bigint({ mode: "number" }).notNull(),
    hash: text().notNull(),
    checked_seq: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hotel_id] })],
);
