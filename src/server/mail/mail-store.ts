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

/** Whether it was written, and says this. */
export async function saysInMail(query: Query, hotel_id: number, dedupe_key: string, said: string): Promise<boolean> {
  const found = await query
    .select({ mail_id: mail.mail_id })
    .from(mail)
    .where(
      and(eq(mail.hotel_id, hotel_id), eq(mail.dedupe_key, dedupe_key), sql`position(${said} in ${mail.text}) > 0`),
    );
  return found.length > 0;
}

const WIPED = { subject: "", html: "", text: "", attachments: [] };

/** Once it is sent. `wipe`: the content is erased. */
export async function markSent(
  query: Query,
  hotel_id: number,
  mail_id: string,
  { now, wipe }: { now: Date; wipe: boolean },
): Promise<void> {
  await query
    .update(mail)
    .set({ sent_at: now, ...(wipe ? WIPED : {}) })
    .where(and(eq(mail.hotel_id, hotel_id), eq(mail.mail_id, mail_id)));
}

export async function wipeContent(query: Query, hotel_id: number, mail_id: string): Promise<void> {
  await query
    .update(mail)
    .set(WIPED)
    .where(and(eq(mail.hotel_id, hotel_id), eq(mail.mail_id, mail_id)));
}

/** The row stays; content and recipient are erased. Answers how many, `most` at most. */
export async function wipeMails(
  query: Query,
  hotel_id: number,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const isOld = and(
    eq(mail.hotel_id, hotel_id),
    lt(mail.created_at, before),
    ne(mail.state, "waiting"),
    ne(mail.to, ""),
  );
  const due = query.select({ mail_id: mail.mail_id }).from(mail).where(isOld).limit(most);
  const wiped = await query
    .update(mail)
    .set({ ...WIPED, to: "", reply_to: "" })
    .where(and(eq(mail.hotel_id, hotel_id), inArray(mail.mail_id, due)))
    .returning({ mail_id: mail.mail_id });
  return wiped.length;
}

export function listMails(query: Query, hotel_id: number, mail_ids: string[]): Promise<StoredMail[]> {
  return query
    .select()
    .from(mail)
    .where(and(eq(mail.hotel_id, hotel_id), inArray(mail.mail_id, mail_ids), ne(mail.to, "")))
    .orderBy(desc(mail.created_at));
}
