/** The rules that price a lodging's nights, and its last change, which can be taken back for a while. */
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { StoredNight } from "#rules/rates/night-changes.ts";
import type { RateRules } from "#rules/rates/rate-rules.ts";
import { bigId, instant } from "#server/database/tables/columns.ts";
import { hotel } from "#server/database/tables/hotel.ts";

const hotelId = () =>
  bigId()
    .notNull()
    .references(() => hotel.hotel_id, { onDelete: "cascade" });

/** One row per lodging: whoever writes its nights locks it first. */
export const rateRule = pgTable(
  "rate_rule",
  {
    hotel_id: hotelId(),
    rules: jsonb().$type<RateRules>().notNull(),
    /** Counts changes: who saves rules names the one that was read. */
    revision: integer().notNull().default(0),
    changed_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id] })],
);

/** What a change replaced. `before` null: the night had no price. */
export type ReplacedNight = {
  key: [rate_plan_id: number, room_class_id: number, night: string];
  before: StoredNight | null;
};

/** The last change only: one step back. */
export const rateChange = pgTable(
  "rate_change",
  {
    hotel_id: hotelId(),
    change_id: uuid().notNull(),
    changed_by: text().notNull(),
    /** The nights it wrote have this as `changed_at`. */
    changed_at: instant().notNull(),
    /** Null where only nights were changed. */
    rules_before: jsonb().$type<RateRules>(),
    /** Of the rules after it. */
    revision: integer().notNull(),
    nights: jsonb().$type<ReplacedNight[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id] })],
);

export type SellingSubject =
  | "rate_plan"
  | "refund_policy"
  | "room_units"
  | "bank_account"
  | "extra_rates"
  | "currency"
  | "lodging_facts"
  | "add_on"
  | "add_on_stock";

/** What the last change of each part of selling replaced, for ten minutes: one step back for each. */
export const sellingChange = pgTable(
  "selling_change",
  {
    hotel_id: hotelId(),
    subject: text().$type<SellingSubject>().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    changed_by: text().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.subject] }),
    check(
      "selling_change_subject",
      sql`subject in ('rate_plan', 'refund_policy', 'room_units', 'bank_account', 'extra_rates', 'currency', 'lodging_facts', 'add_on', 'add_on_stock')`,
    ),
  ],
);
