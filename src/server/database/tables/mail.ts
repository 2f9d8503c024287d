/** Messages to people, and the codes that show a contact is one's own. */
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#rules/text/language.ts";
import { bigId, day, instant, retryColumns } from "#server/database/tables/columns.ts";
import { hotel } from "#server/database/tables/hotel.ts";

export type MailAttachment = { filename: string; content_type: string; content: string };

/** An e-mail as it was or will be sent. The key makes it unique, however often it is composed. */
export const mail = pgTable(
  "mail",
  {
    /** 0: the platform's own e-mails, which belong to no lodging. */
    hotel_id: bigId().notNull(),
    mail_id: uuid().notNull(),
    dedupe_key: text().notNull(),
    kind: text().notNull(),
    order_id: uuid(),
    lang: text().$type<Language>().notNull(),
    from_name: text().notNull(),
    reply_to: text().notNull().default(""),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    /** `kept`: there is no SMTP_URL, and it is shown in the outbox instead. */
    state: text().$type<"waiting" | "sent" | "kept" | "dead">().notNull().default("waiting"),
    ...retryColumns(),
    /** Not sent after this moment; null: it is never too late. */
    expires_at: instant(),
    created_at: instant().notNull(),
    sent_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.mail_id] }),
    uniqueIndex("mail_dedupe").on(table.hotel_id, table.dedupe_key),
    index("mail_due")
      .on(table.next_at)
      .where(sql`state = 'waiting'`),
    index("mail_latest").on(table.created_at),
    check("mail_waits", sql`state <> 'waiting' or next_at is not null`),
  ],
);

/** When a lodging's orders are looked through next for e-mails around their stay (`rules/mail/stay-mails.ts`). */
export const stayMailRound = pgTable(
  "stay_mail_round",
  {
    hotel_id: bigId()
      .primaryKey()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    next_at: instant().notNull().defaultNow(),
  },
  (table) => [index("stay_mail_round_due").on(table.next_at)],
);

/** One contact's code and its counters: every guess and every sending is a guarded update of this one row. */
export const captcha = pgTable(
  "captcha",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    contact_key: text().notNull(),
    /** HMAC of the code, bound to lodging and contact; null once it is used up. */
    code_hash: text(),
    tries: integer().notNull().default(0),
    expires_at: instant().notNull(),
    sent_at: instant().notNull(),
    /** Sendings on this day at the lodging. */
    day: day().notNull(),
    sent_today: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.contact_key] }),
    check("captcha_counts", sql`tries between 0 and 5 and sent_today between 1 and 10`),
  ],
);

/** How many codes an address or a lodging has requested within an hour. */
export const captchaBudget = pgTable(
  "captcha_budget",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    /** `hotel`, or an address of the network, hashed. */
    budget_key: text().notNull(),
    hour: instant().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.budget_key] })],
);
