/** Writes the e-mail to a member that one event causes, in the transaction that marks it as delivered. */
import { MEMBER_TOPICS } from "#rules/mail/owed-mails.ts";
import type { Query } from "#server/database/connect.ts";
import type { Delivering } from "#server/events/delivering.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import type { MailDependencies } from "#server/mail/links.ts";
import { pointsMail } from "#server/mail/points-mail.ts";
import { writeMail } from "#server/mail/write-mail.ts";
import { readMemberForMail } from "#server/credit/read-for-mail.ts";
import { Hopeless } from "#server/retries/do-due-work.ts";

export async function writeMemberMail(
  query: Query,
  dependencies: MailDependencies,
  { hotel, event, now, done }: Delivering,
): Promise<boolean> {
  const { hotel_id } = hotel;
  const { topic, subject_id: member_id, which, payload } = event;
  if (!(MEMBER_TOPICS as readonly string[]).includes(topic)) throw new Hopeless(`nobody knows the topic ${topic}`);
  const { until } = payload as { until: string };
  const found = await readMemberForMail(query, hotel_id, member_id, new Date(until));
  if (!(await done(query))) return false;
  // As it is now: what was spent or has expired meanwhile is not warned of, and a member who has gone has no address.
  const lots = found?.lots.filter(({ expires_at }) => expires_at > now) ?? [];
  if (!found || found.email === "" || lots.length === 0) return true;
  const settings = await readSettings(query, hotel_id);
  const draft = pointsMail(dependencies, { hotel, settings }, { ...found, lots });
  const about = { kind: "points_expire", order_id: null, dedupe_key: `${member_id} ${topic} ${which}` } as const;
  const mail = { ...about, draft, to: found.email, reply_to: draft.sender.email, expires_at: lots[0]!.expires_at };
  await writeMail(query, hotel_id, mail, now);
  return true;
}
