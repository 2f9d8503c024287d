/** The SQL of mails: written once, sent at least once, erased in time. */
import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { mail } from "#server/database/tables/mail.ts";

export type NewMail = typeof mail.$inferInsert;
export type StoredMail = typeof mail.$inferSelect;

/** A mail with the same key is not written again. */
export async function addMail(query: Query, hotel_id: number, written: Omit<NewMail, "hotel_id">): Promise<void> {
  await query
    .insert(mail)
    .values({ ...written, hotel_id })
    .onConflictDoNothing();
}

export async function hasMail(query: Query, hotel_id: number, dedupe_key: string): Promise<boolean> {
  const found = await query
    .select({ mail_id: mail.mail_id })
    .from(mail)
    .where(and(eq(mail.hotel_id, hotel_id), eq(mail.dedupe_key, dedupe_key)));
  return found.length > 0;
}

/** Leases the mail until `until`. Null when another process was faster. */
export async function leaseMail(
  query: Query,
  hotel_id: number,
  mail_id: string,
  now: Date,
  until: Date,
): Promise<StoredMail | null> {
  const [leased] = await query
    .update(mail)
    .set({ leases: sql`${mail.leases} + 1`, next_at: until })
    .where(
      and(
        eq(mail.hotel_id, hotel_id),
        eq(mail.mail_id, mail_id),
        eq(mail.state, "waiting"),
        sql`${mail.next_at} <= ${now}`,
      ),
    )
    .returning();
  return leased ?? null;
}

const WIPED = { subject: "", html: "", text: "", attachments: [] };

export type Outcome = { state: "sent" | "kept" | "dead" } | { state: "waiting"; next_at: Date };

/** Only for the latest lease. `wipe`: the content is erased. */
export async function settleMail(
  query: Query,
  hotel_id: number,
  { mail_id, attempts, leases }: StoredMail,
  outcome: Outcome,
  { now, wipe }: { now: Date; wipe: boolean },
): Promise<void> {
  await query
    .update(mail)
    .set({
      next_at: null,
      ...outcome,
      ...(outcome.state === "waiting" || outcome.state === "dead" ? { attempts: attempts + 1 } : {}),
      ...(outcome.state === "sent" ? { sent_at: now } : {}),
      ...(wipe ? WIPED : {}),
    })
    .where(
      and(eq(mail.hotel_id, hotel_id), eq(mail.mail_id, mail_id), eq(mail.state, "waiting"), eq(mail.leases, leases)),
    );
}

/** The row stays; content and recipient are erased. */
export async function wipeMails(query: Query, hotel_id: number, before: Date): Promise<void> {
  await query
    .update(mail)
    .set({ ...WIPED, to: "", reply_to: "" })
    .where(and(eq(mail.hotel_id, hotel_id), lt(mail.created_at, before), ne(mail.state, "waiting"), ne(mail.to, "")));
}

export function listMails(query: Query, hotel_id: number, mail_ids: string[]): Promise<StoredMail[]> {
  return query
    .select()
    .from(mail)
    .where(and(eq(mail.hotel_id, hotel_id), inArray(mail.mail_id, mail_ids), ne(mail.to, "")))
    .orderBy(desc(mail.created_at));
}
