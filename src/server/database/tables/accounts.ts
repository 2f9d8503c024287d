/**
 * People who sign in, at all lodgings with the same account. It belongs to no lodging: only the role `yado_accounts` reads it
 * (walls.sql), and a lodging knows of a person what stands in its own `member` row.
 */
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#rules/text/language.ts";
import { instant } from "#server/database/tables/columns.ts";
import { platform } from "#server/database/tables/platform.ts";

export const account = platform.table(
  "account",
  {
    account_id: uuid().primaryKey(),
    /** In lower case; proved by a code before the row exists. */
    email: text().notNull(),
    name: text().notNull().default(""),
    phone: text().notNull().default(""),
    lang: text().$type<Language>().notNull(),
    /** argon2id with its parameters and salt; null: no password. */
    password_hash: text(),
    created_at: instant().notNull(),
  },
  (table) => [uniqueIndex("account_email").on(table.email), check("account_email_lower", sql`email = lower(email)`)],
);

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => account.account_id, { onDelete: "cascade" });

/** An account of another provider that opens this one. Never found by its e-mail address, which its owner may change. */
export const accountIdentity = platform.table(
  "account_identity",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    account_id: ownerId(),
    linked_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("account_identity_account").on(table.account_id),
  ],
);

export const passkey = platform.table(
  "passkey",
  {
    credential_id: text().primaryKey(),
    account_id: ownerId(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    created_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [index("passkey_account").on(table.account_id)],
);

/** A code sent to an address, and its counters: every guess and every sending is a guarded update of this one row. */
export const signInCode = platform.table(
  "sign_in_code",
  {
    /** HMAC of purpose and address. */
    code_key: text().primaryKey(),
    /** HMAC of the code; null once it is used up. */
    code_hash: text(),
    tries: integer().notNull().default(0),
    expires_at: instant().notNull(),
    sent_at: instant().notNull(),
    hour: instant().notNull(),
    sent_in_hour: integer().notNull(),
  },
  () => [check("sign_in_code_counts", sql`tries between 0 and 5 and sent_in_hour between 1 and 5`)],
);

/** How often something was tried within an hour, by network or by address, over all processes. */
export const signInBudget = platform.table("sign_in_budget", {
  budget_key: text().primaryKey(),
  hour: instant().notNull(),
  used: integer().notNull(),
});

/** Browsers that have signed in to an account before: the first sign-in from another one is reported by e-mail. */
export const knownDevice = platform.table(
  "known_device",
  {
    account_id: ownerId(),
    device_hash: text().notNull(),
    seen_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.device_hash] })],
);

/** What the OpenID provider stores: sessions, grants, codes, refresh tokens, clients of others (`server/accounts/oidc/oidc-adapter.ts`). */
export const oidcRecord = platform.table(
  "oidc_record",
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    account_id: uuid(),
    grant_id: text(),
    uid: text(),
    consumed_at: instant(),
    expires_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index("oidc_record_grant").on(table.grant_id),
    index("oidc_record_uid").on(table.uid),
    index("oidc_record_account").on(table.account_id),
    index("oidc_record_age").on(table.expires_at),
  ],
);

/** Where a session of the provider was opened, for the list that its owner sees. */
export const sessionOrigin = platform.table(
  "session_origin",
  {
    session_uid: text().primaryKey(),
    account_id: ownerId(),
    /** As in `Chrome, Android`. */
    browser: text().notNull(),
    network: text().notNull(),
    opened_at: instant().notNull(),
  },
  (table) => [index("session_origin_account").on(table.account_id)],
);

/** A browser in which someone is signed in at the studio. Its cookie holds the token whose hash is here. */
export const staffSession = platform.table(
  "staff_session",
  {
    session_hash: text().primaryKey(),
    account_id: ownerId(),
    /** The provider's grant behind it: once that is revoked, the session is over. */
    grant_id: text().notNull(),
    /** When the person last proved who they are. */
    signed_in_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index("staff_session_account").on(table.account_id), index("staff_session_age").on(table.expires_at)],
);

/** Lodgings that an account has asked to open: each Idempotency-Key opens one. */
export const madeLodging = platform.table(
  "made_lodging",
  {
    account_id: ownerId(),
    key: text().notNull(),
    request_hash: text().notNull(),
    hotel_id: bigint({ mode: "number" }).notNull(),
    /** The network that it came from, keyed: a day's limit needs no more. */
    network: text().notNull(),
    made_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.key] }),
    index("made_lodging_network").on(table.network, table.made_at),
    index("made_lodging_age").on(table.made_at),
  ],
);

/** Keys that sign tokens: the newest signs, older ones verify until their last token has expired. */
export const signingKey = platform.table("signing_key", {
  kid: text().primaryKey(),
  /** The private JWK, encrypted by a key made from SECRET. */
  iv: text().notNull(),
  sealed: text().notNull(),
  created_at: instant().notNull(),
});
