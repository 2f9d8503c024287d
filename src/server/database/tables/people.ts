/** The people of one lodging: its staff, and the browsers in which its members are signed in. */
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { StaffRole } from "#rules/people/staff-roles.ts";
import type { Language } from "#rules/text/language.ts";
import { bigId, instant } from "#server/database/tables/columns.ts";
import { hotel } from "#server/database/tables/hotel.ts";

const hotelId = () =>
  bigId()
    .notNull()
    .references(() => hotel.hotel_id, { onDelete: "cascade" });

export const staff = pgTable(
  "staff",
  {
    hotel_id: hotelId(),
    account_id: uuid().notNull(),
    /** For the lodging's own list of its team. */
    email: text().notNull(),
    name: text().notNull().default(""),
    role: text().$type<StaffRole>().notNull(),
    /** Of an editor: whether the owner lets this one publish. */
    may_publish: boolean().notNull().default(false),
    since: instant().notNull(),
    /** Until when they have looked at new orders in the studio. */
    orders_seen_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.account_id] }),
    index("staff_account").on(table.account_id),
    check("staff_role", sql`role in ('owner', 'manager', 'front_desk', 'editor', 'accountant', 'housekeeper')`),
  ],
);

export const staffInvitation = pgTable(
  "staff_invitation",
  {
    hotel_id: hotelId(),
    invitation_id: uuid().notNull(),
    email: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    lang: text().$type<Language>().notNull(),
    /** Account of the person who invited; null: the platform did. */
    invited_by: uuid(),
    token_hash: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** Accepted or withdrawn. */
    ended_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.invitation_id] }),
    uniqueIndex("staff_invitation_open")
      .on(table.hotel_id, table.email)
      .where(sql`ended_at is null`),
    uniqueIndex("staff_invitation_token").on(table.hotel_id, table.token_hash),
  ],
);

/** A browser in which a member is signed in at this lodging. Its cookie holds the token whose hash is here. */
export const memberSession = pgTable(
  "member_session",
  {
    hotel_id: hotelId(),
    session_hash: text().notNull(),
    member_id: text().notNull(),
    /** The refresh token of the accounts service, encrypted. */
    iv: text().notNull(),
    sealed: text().notNull(),
    created_at: instant().notNull(),
    /** When the accounts service last confirmed it. */
    confirmed_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.session_hash] }),
    index("member_session_member").on(table.hotel_id, table.member_id),
    index("member_session_age").on(table.expires_at),
  ],
);
