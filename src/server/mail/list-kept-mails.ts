import type { KeptMail } from "#contract/visit.ts";
import type { Database, Statement } from "#server/database/connect.ts";
import type { Directory } from "#server/hotel/directory.ts";
import { listMails, type StoredMail } from "#server/mail/mail-store.ts";

const LATEST: Statement = {
  name: "latest_kept_mail",
  text: `select hotel_id, mail_id from mail where state = 'kept' order by created_at desc, mail_id desc limit $1`,
};
const MOST = 100;

/** Mails that were kept instead of sent, the latest first, of all lodgings: for development only. */
export async function listKeptMails(database: Database, directory: Directory): Promise<KeptMail[]> {
  const kept = await database.forDirectory((query) => query.run<{ hotel_id: number; mail_id: string }>(LATEST, [MOST]));
  const found = new Map<string, KeptMail>();
  for (const hotel_id of new Set(kept.map((each) => each.hotel_id))) {
    const ids = kept.filter((each) => each.hotel_id === hotel_id).map(({ mail_id }) => mail_id);
    // The platform's own e-mails have no lodging.
    const domain = hotel_id === 0 ? "" : (await directory.byId(hotel_id))?.domain;
    if (domain === undefined) continue;
    const mails = await database.forHotel(hotel_id, (query) => listMails(query, hotel_id, ids));
    for (const mail of mails) found.set(mail.mail_id, keptMail(mail, domain));
  }
  return kept.flatMap(({ mail_id }) => found.get(mail_id) ?? []);
}

function keptMail(mail: StoredMail, domain: string): KeptMail {
  const { mail_id, kind, lang, from_name, to, subject, html, text, attachments } = mail;
  const created_timestamp = Math.floor(mail.created_at.getTime() / 1000);
  return { mail_id, domain, kind, lang, from_name, to, subject, html, text, attachments, created_timestamp };
}
