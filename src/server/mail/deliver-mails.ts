/** Sends the mails that are due: each under a lease, so that one process sends it, and tried again after a failure. */
import { CAPTCHA_MINUTES } from "#rules/guests/captcha.ts";
import { CODE_MAILS, MOST_LEASES, nextTry } from "#rules/mail/owed-mails.ts";
import type { Database, Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { type Carriers, isTextMessage } from "#server/mail/carriers.ts";
import { leaseMail, type Outcome, settleMail, type StoredMail } from "#server/mail/mail-store.ts";

const DUE: Statement = {
  name: "due_mail",
  text: `select hotel_id, mail_id from mail where state = 'waiting' and next_at <= $1 order by next_at limit $2`,
};
const BATCH = 20;
const AT_ONCE = 4;
const MINUTE_MS = 60_000;
/** After a crash the lease ends by then. */
const LEASE_MS = 30_000;
/** An e-mail is sent, or given up for now, before its lease is over. */
const LONGEST_SENDING_MS = 25_000;

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

/** All that is due now; answers how many were sent. */
export async function deliverMails(database: Database, carriers: Carriers, now: Date): Promise<number> {
  const left = new Set<string>();
  const began = performance.now();
  // A long round began long before its last e-mails are taken.
  const leaseEnd = () => new Date(now.getTime() + (performance.now() - began) + LEASE_MS);
  let sent = 0;
  for (;;) {
    const due = await database.forDirectory((query) =>
      query.run<{ hotel_id: number; mail_id: string }>(DUE, [now, BATCH + left.size]),
    );
    const todo = due.filter(({ mail_id }) => !left.has(mail_id));
    if (todo.length === 0) return sent;
    while (todo.length > 0) {
      const some = todo.splice(0, AT_ONCE);
      for (const { mail_id } of some) left.add(mail_id);
      const outcomes = await Promise.all(
        some.map(({ hotel_id, mail_id }) => deliver(database, carriers, { hotel_id, mail_id, until: leaseEnd() }, now)),
      );
      sent += outcomes.filter(Boolean).length;
    }
  }
}

async function deliver(
  database: Database,
  carriers: Carriers,
  { hotel_id, mail_id, until }: { hotel_id: number; mail_id: string; until: Date },
  now: Date,
): Promise<boolean> {
  try {
    const written = await database.forHotel(hotel_id, (query) => leaseMail(query, hotel_id, mail_id, now, until));
    return written !== null && (await send(database, carriers, written, now));
  } catch (error) {
    console.error(`letter ${mail_id} of lodging ${hotel_id} could not be taken: ${describeFailure(error)}`);
    return false;
  }
}

async function send(database: Database, carriers: Carriers, written: StoredMail, now: Date): Promise<boolean> {
  const settle = (outcome: Outcome, wipe: boolean) =>
    database.forHotel(written.hotel_id, (query) =>
      settleMail(query, written.hotel_id, written, outcome, { now, wipe }),
    );
  const carrier = isTextMessage(written.kind) ? carriers.sms : carriers.mail;
  const isCode = CODE_MAILS.includes(written.kind as (typeof CODE_MAILS)[number]);
  if (!carrier) {
    await settle({ state: "kept" }, false);
    return false;
  }
  try {
    if (written.leases > MOST_LEASES) throw new GivenUp("it has never been finished");
    // An expired code is useless.
    if (isCode && later(written.created_at, CAPTCHA_MINUTES) <= now) throw new GivenUp("its code is no longer good");
    await within(LONGEST_SENDING_MS, carrier(written));
  } catch (error) {
    const minutes = error instanceof GivenUp ? null : nextTry(written.attempts + 1);
    const about = `letter ${written.mail_id} (${written.kind}) of lodging ${written.hotel_id}`;
    if (minutes === null) console.error(`ALERT ${about} is given up: ${describeFailure(error)}`);
    else console.error(`${about} was not sent, and is tried again in ${minutes} min: ${describeFailure(error)}`);
    if (minutes === null) await settle({ state: "dead" }, isCode);
    else await settle({ state: "waiting", next_at: later(now, minutes) }, false);
    return false;
  }
  // A code is a secret: it is not stored longer than needed.
  await settle({ state: "sent" }, isCode);
  return true;
}

class GivenUp extends Error {}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error("the mail server took too long")), ms);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
