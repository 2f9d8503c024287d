/** How an order is paid: keys, attempts, what vendors have said, and money on its way back. */
import { sql } from "drizzle-orm";
import {
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
import { bigId, instant, money } from "#server/database/tables/columns.ts";
import { hotel } from "#server/database/tables/hotel.ts";
import { refund } from "#server/database/tables/ledgers.ts";
import { order } from "#server/database/tables/orders.ts";

/** A lodging's own keys at a vendor, encrypted with a key made from SECRET and bound to lodging and gateway. */
export const gatewayKeys = pgTable(
  "gateway_keys",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    gateway: text().notNull(),
    sealed: text().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.gateway] })],
);

export type AttemptState = "created" | "redirected" | "authorized" | "captured" | "failed" | "expired" | "unknown";

/** Where the guest transfers the money to: a bank's number made for this attempt. */
export type BankInstructions = { bank_code: string; bank_name: string; account_number: string; expires_at: string };

/** One try to be paid. Its amount never changes; of an order's attempts at most one can be paid by the guest's next click. */
export const paymentAttempt = pgTable(
  "payment_attempt",
  {
    hotel_id: bigId().notNull(),
    attempt_id: uuid().notNull(),
    order_id: uuid().notNull(),
    /** The specification's id; the gateway is whose protocol it speaks, the merchant whose account is paid. */
    vendor: integer().notNull(),
    gateway: text().notNull(),
    merchant: text().notNull(),
    /** Our number at the vendor, never used twice. */
    trade_no: text().notNull(),
    scope: text().$type<"all" | "deposit" | "rest">().notNull(),
    amount: money().notNull(),
    currency: text().notNull(),
    state: text().$type<AttemptState>().notNull().default("created"),
    /** A later attempt has replaced it: the guest is not sent to it any more, but money may still arrive. */
    superseded_at: instant(),
    /** The vendor's own number, once it has said one. */
    vendor_number: text(),
    instructions: jsonb().$type<BankInstructions>(),
    /** How the browser gets there, for as long as it may. */
    start: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    expires_at: instant().notNull(),
    /** When the vendor is polled next; null: never again. */
    next_poll_at: instant(),
    polls: integer().notNull().default(0),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.attempt_id] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    uniqueIndex("payment_attempt_trade").on(table.hotel_id, table.gateway, table.trade_no),
    uniqueIndex("payment_attempt_open")
      .on(table.hotel_id, table.order_id)
      .where(sql`superseded_at is null and state in ('created', 'redirected', 'authorized', 'unknown')`),
    index("payment_attempt_due").on(table.next_poll_at),
    check("payment_attempt_amount", sql`amount > 0`),
    check(
      "payment_attempt_state",
      sql`state in ('created', 'redirected', 'authorized', 'captured', 'failed', 'expired', 'unknown')`,
    ),
  ],
);

/** A vendor's report, word for word, stored once; only what its signature covers. */
export const paymentInbox = pgTable(
  "payment_inbox",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    gateway: text().notNull(),
    /** Merchant, trade number, the vendor's number and the status: a repeated webhook has the same key. */
    report_key: text().notNull(),
    attempt_id: uuid(),
    source: text().$type<"webhook" | "query">().notNull(),
    raw: text().notNull(),
    /** `quarantined`: genuine, but not what we requested; staff must look. */
    outcome: text().$type<"applied" | "known" | "ignored" | "quarantined">().notNull(),
    reason: text().notNull().default(""),
    received_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.gateway, table.report_key] }),
    index("payment_inbox_attempt").on(table.hotel_id, table.attempt_id),
  ],
);

/** `unknown`: requested, and the answer was lost; `staff`: the vendor can't. Both end as `done`. */
export type TransferState = "requested" | "sent" | "done" | "unknown" | "staff";

/** A refund's way back: to each payment that it returns a part of. Where the vendor can't, it waits for staff. */
export const refundTransfer = pgTable(
  "refund_transfer",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    reason: text().notNull(),
    transfer_no: integer().notNull(),
    /** The payment it returns. */
    vendor: integer().notNull(),
    vendor_number: text().notNull(),
    attempt_id: uuid(),
    amount: money().notNull(),
    currency: text().notNull(),
    state: text().$type<TransferState>().notNull(),
    /** Our key at the vendor: the same request can't pay twice. */
    request_key: text().notNull(),
    /** The vendor's number of the refund, or the proof that staff gave. */
    proof: text().notNull().default(""),
    tries: integer().notNull().default(0),
    next_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.order_id, table.reason, table.transfer_no] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id, table.reason],
      foreignColumns: [refund.hotel_id, refund.order_id, refund.reason],
    }).onDelete("cascade"),
    uniqueIndex("refund_transfer_request").on(table.hotel_id, table.request_key),
    index("refund_transfer_due").on(table.next_at),
    check("refund_transfer_amount", sql`amount > 0`),
    check("refund_transfer_state", sql`state in ('requested', 'sent', 'done', 'unknown', 'staff')`),
  ],
);

/** The uniform invoice of a payment, where the lodging issues them on payment (client_invoce_setting 2). */
export const invoice = pgTable(
  "invoice",
  {
    hotel_id: bigId().notNull(),
    order_id: uuid().notNull(),
    /** Ours at the issuer, never used twice: it names the payment. */
    relate_number: text().notNull(),
    amount: money().notNull(),
    state: text().$type<"requested" | "issued" | "voided" | "failed">().notNull().default("requested"),
    number: text().notNull().default(""),
    random_number: text().notNull().default(""),
    /** Of its amount, what a refund took off. */
    allowance: money().notNull().default(0),
    issued_at: instant(),
    tries: integer().notNull().default(0),
    next_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.relate_number] }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    index("invoice_order").on(table.hotel_id, table.order_id),
    index("invoice_due").on(table.next_at),
    check("invoice_amount", sql`amount > 0 and allowance between 0 and amount`),
  ],
);

/** The latest test of a gateway with the keys that it has now: a charge of the owner's, paid and refunded at the vendor. */
export const gatewayCheck = pgTable(
  "gateway_check",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    gateway: text().notNull(),
    check_id: uuid(),
    trade_no: text().notNull().default(""),
    vendor_number: text(),
    state: text().$type<"none" | "open" | "passed" | "failed">().notNull().default("none"),
    /** The vendor's own words, where it failed. */
    problem: text().notNull().default(""),
    /** Vendor ids that were offered until the keys changed; offered again when the test has passed. */
    paused: integer().array().notNull().default([]),
    begun_at: instant(),
    passed_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.gateway] }),
    check("gateway_check_state", sql`state in ('none', 'open', 'passed', 'failed')`),
  ],
);

/** Selling terms as they were before the last change, for ten minutes. */
export const policyChange = pgTable("policy_change", {
  hotel_id: bigId()
    .primaryKey()
    .references(() => hotel.hotel_id, { onDelete: "cascade" }),
  before: jsonb().$type<Record<string, unknown>>().notNull(),
  changed_by: uuid().notNull(),
  changed_at: instant().notNull(),
});
