/** Coupons, members and their credit, and the lodging's own refund steps. */
import { sql } from "drizzle-orm";
import {
  boolean,
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
import { bigId, day, instant, money } from "#server/database/tables/columns.ts";
import type { CardVerdict } from "#rules/money/card-coupon.ts";
import type { CreditKind } from "#rules/money/point-lots.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import type { Language, Texts } from "#rules/text/language.ts";
import { hotel } from "#server/database/tables/hotel.ts";
import { order } from "#server/database/tables/orders.ts";

export const coupon = pgTable(
  "coupon",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    coupon_id: bigId().generatedByDefaultAsIdentity().notNull(),
    /** In upper case: a guest may type it either way. */
    code: text().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    type: text().$type<"percent" | "amount">().notNull().default("percent"),
    percent: integer().notNull().default(0),
    discount: money().notNull().default(0),
    book_from: day(),
    book_to: day(),
    stay_from: day(),
    stay_to: day(),
    minimum_spend: money().notNull().default(0),
    room_classes: bigId().array().notNull().default([]),
    card_prefixes: text().array().notNull().default([]),
    cap: integer(),
    per_member_cap: integer(),
    used: integer().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.coupon_id] }),
    uniqueIndex("coupon_code").on(table.hotel_id, table.code),
    check("coupon_never_overused", sql`used >= 0 and (cap is null or used <= cap)`),
    check("coupon_terms", sql`percent between 0 and 100 and discount >= 0 and code = upper(code)`),
  ],
);

export const couponRedemption = pgTable(
  "coupon_redemption",
  {
    hotel_id: bigId().notNull(),
    coupon_id: bigId().notNull(),
    order_id: uuid().notNull(),
    /** The member, or the booker's e-mail in lower case: whom a cap per guest counts. */
    guest_key: text().notNull(),
    /** Null while it counts; set once, when the order expires unpaid. */
    released_at: instant(),
    /** What it took off each line of the order. */
    taken: jsonb().$type<number[]>().notNull().default([]),
    /** First digits of the cards it is for, as sold; empty = any way to pay. */
    card_prefixes: text().array().notNull().default([]),
    /** First digits of the card that paid, where its vendor names them. */
    card_first: text(),
    /** Null: nothing has been paid, or it is for any way to pay. */
    card_verdict: text().$type<CardVerdict>(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.coupon_id, table.order_id] }),
    foreignKey({
      columns: [table.hotel_id, table.coupon_id],
      foreignColumns: [coupon.hotel_id, coupon.coupon_id],
    }),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    index("coupon_redemption_guest").on(table.hotel_id, table.coupon_id, table.guest_key),
    index("coupon_redemption_order").on(table.hotel_id, table.order_id),
    check("coupon_redemption_verdict", sql`card_verdict in ('holds', 'void', 'unknown')`),
  ],
);

/** A guest who has joined this lodging. Points and stored value are worth one unit of its currency each. */
export const member = pgTable(
  "member",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    member_id: text().notNull(),
    points: money().notNull().default(0),
    stored_values: money().notNull().default(0),
    joined_at: instant().notNull().defaultNow(),
    /** In lower case; empty: no e-mails. */
    email: text().notNull().default(""),
    name: text().notNull().default(""),
    lang: text().$type<Language>().notNull().default("zh-TW"),
    phone: text().notNull().default(""),
    /** Agreed to e-mails about offers. */
    wants_news: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.member_id] }),
    check("member_never_overdrawn", sql`points >= 0 and stored_values >= 0`),
  ],
);

/**
 * Every change of a member's credit. An order spends and gives back at most once of each in a generation, and earns once. Points
 * also lie in lots (`credit_lot`), each with its own expiry.
 */
export const creditLedger = pgTable(
  "credit_ledger",
  {
    hotel_id: bigId().notNull(),
    credit_id: uuid().notNull(),
    member_id: text().notNull(),
    credit: text().$type<"points" | "stored_values">().notNull(),
    kind: text().$type<CreditKind>().notNull(),
    delta: money().notNull(),
    order_id: uuid(),
    /** The order's generation: late money may let it spend a second time. */
    generation: integer().notNull().default(1),
    at: instant().notNull(),
    /** When the points that it added expire, the first of them; of an `expire`, when they did. Null: never. */
    expires_at: instant(),
    /** Of an `earn`, the money it was earned on; of a `take_back`, by how much that has become less. */
    base: money(),
    /** Who corrected it, and why. */
    actor: text().notNull().default(""),
    reason: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.credit_id] }),
    foreignKey({
      columns: [table.hotel_id, table.member_id],
      foreignColumns: [member.hotel_id, member.member_id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.hotel_id, table.order_id],
      foreignColumns: [order.hotel_id, order.order_id],
    }).onDelete("cascade"),
    uniqueIndex("credit_ledger_once")
      .on(table.hotel_id, table.order_id, table.generation, table.credit, table.kind)
      .where(sql`kind in ('spend', 'give_back')`),
    uniqueIndex("credit_ledger_earned")
      .on(table.hotel_id, table.order_id)
      .where(sql`kind = 'earn'`),
    index("credit_ledger_member").on(table.hotel_id, table.member_id, table.at, table.credit_id),
    check(
      "credit_ledger_delta",
      sql`case when kind in ('earn', 'grant', 'give_back') then delta > 0 when kind in ('spend', 'expire', 'take_back') then delta < 0
        else kind = 'correct' and delta <> 0 and actor <> '' and reason <> '' end`,
    ),
  ],
);

/** A lodging's own steps for one of the refund templates; without a row the usual ones hold. */
export const refundTemplate = pgTable(
  "refund_template",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    refund_template_id: integer().notNull(),
    steps: jsonb().$type<RefundStep[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.refund_template_id] })],
);
