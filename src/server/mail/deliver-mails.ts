/** Sends the mails that are due. Sent again, a mail has the same Message-ID. */
import { CAPTCHA_MINUTES } from "#rules/guests/captcha.ts";
import { CODE_MAILS } from "#rules/mail/owed-mails.ts";
import type { Database } from "#server/database/connect.ts";
import { type Carriers, isTextMessage } from "#server/mail/carriers.ts";
import { markSent, type StoredMail, wipeContent } from "#server/mail/mail-store.ts";
import { doDueWork, Hopeless, Lapsed, OutsideFailure } from "#server/retries/do-due-work.ts";
import type { Queue } from "#server/retries/queue.ts";

const MAILS: Queue = { table: "mail", key: ["mail_id"] };
const MINUTE_MS = 60_000;

const isCode = ({ kind }: StoredMail) => CODE_MAILS.includes(kind as (typeof CODE_MAILS)[number]);

/** All that is due now; answers how many were sent. */
export function deliverMails(database: Database, carriers: Carriers, now: Date, signal?: AbortSignal): Promise<number> {
  return doDueWork<StoredMail>(
    database,
    {
      queue: MAILS,
      // A mail server is waited for most of the time.
      atOnce: 4,
      describe: ({ mail_id, kind }) => `mail ${mail_id} (${kind})`,
      async handle(hotel_id, mail, finish) {
        const carrier = isTextMessage(mail.kind) ? carriers.sms : carriers.mail;
        if (!carrier) {
          await database.forHotel(hotel_id, (query) => finish(query, "kept"));
          return false;
        }
        if (mail.expires_at !== null && mail.expires_at <= now) throw new Lapsed("it would come too late");
        const expires = mail.created_at.getTime() + CAPTCHA_MINUTES * MINUTE_MS;
        if (isCode(mail) && expires <= now.getTime()) throw new Hopeless("its code is no longer good");
        await carrier(mail).catch((cause: unknown) => {
          throw new OutsideFailure("it was not sent", { cause });
        });
        await database.forHotel(hotel_id, async (query) => {
          // A code is a secret: it is not stored longer than needed.
          const sent = { now, wipe: isCode(mail) };
          if (await finish(query, "sent")) await markSent(query, hotel_id, mail.mail_id, sent);
        });
        return true;
      },
      async giveUp(query, hotel_id, mail) {
        if (isCode(mail)) await wipeContent(query, hotel_id, mail.mail_id);
      },
    },
    now,
    signal,
  );
}
