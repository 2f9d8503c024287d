/** Publishes drafts whose time has come. One that can't be published stays a draft, and whoever scheduled it gets an e-mail. */
import { ACCOUNT_MAIL_WORDS, WORDS } from "#languages/languages.ts";
import { STUDIO } from "#rules/people/studio-path.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Query } from "#server/database/connect.ts";
import { publishDraft } from "#server/drafts/publish-draft.ts";
import { deleteSchedule, listDue, markFailed, type Schedule, takeDue } from "#server/drafts/schedule-store.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { senderOf } from "#server/mail/sender.ts";
import { writeMail } from "#server/mail/write-mail.ts";
import { readTeamAddress } from "#server/staff/read-team-address.ts";

type Scheduling = Pick<
  Dependencies,
  "database" | "directory" | "secrets" | "product" | "originOf" | "layouts" | "platformHost"
>;

const AT_ONCE = 50;

export async function publishScheduled(dependencies: Scheduling, now: Date): Promise<void> {
  const { database, directory } = dependencies;
  const due = await database.forDirectory((query) => listDue(query, now, AT_ONCE));
  for (const { hotel_id } of due) {
    try {
      const hotel = await directory.byId(hotel_id);
      if (hotel) await publishOne(dependencies, hotel, now);
    } catch (error) {
      console.error(`the draft of lodging ${hotel_id} could not be published: ${describeFailure(error)}`);
    }
  }
}

/** What refuses the draft undoes its transaction: the schedule is ended by another. */
async function publishOne(dependencies: Scheduling, hotel: Tenant, now: Date): Promise<void> {
  const { hotel_id } = hotel;
  const { forHotel } = dependencies.database;
  try {
    await forHotel(hotel_id, async (query) => {
      const due = await takeDue(query, hotel_id, now);
      if (due === null) return;
      const { note, scheduled_by } = due;
      await publishDraft(query, hotel_id, { reason: "schedule", note, made_by: scheduled_by, made_at: now });
      await deleteSchedule(query, hotel_id);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await forHotel(hotel_id, async (query) => {
      const due = await takeDue(query, hotel_id, now);
      if (due === null) return;
      // Somebody has published it before, or taken it back: nobody waits for it.
      if (error.code === "NOTHING_TO_PUBLISH") return void (await deleteSchedule(query, hotel_id));
      await markFailed(query, hotel_id, error.code, now);
      await writeFailureMail(query, dependencies, hotel, due, error, now);
    });
  }
}

async function writeFailureMail(
  query: Query,
  dependencies: Scheduling,
  hotel: Tenant,
  { scheduled_by, lang, publish_at }: Schedule,
  { code }: Refusal,
  now: Date,
): Promise<void> {
  const { hotel_id, timezone } = hotel;
  const to = await readTeamAddress(query, hotel_id, scheduled_by);
  if (to === null) return;
  const words = ACCOUNT_MAIL_WORDS[lang].publish_failed;
  const sender = senderOf(dependencies, hotel, await readSettings(query, hotel_id), lang);
  const style = { timeZone: timezone, dateStyle: "long", timeStyle: "short" } as const;
  const lead = words.lead(new Intl.DateTimeFormat(lang, style).format(publish_at));
  const url = `${dependencies.originOf(dependencies.platformHost)}${STUDIO}`;
  const draft = {
    lang,
    subject: words.subject(sender.name),
    preview: lead,
    heading: words.heading,
    parts: [
      { kind: "text" as const, text: lead },
      { kind: "facts" as const, title: "", facts: [[words.why, WORDS[lang].refusals[code]] as [string, string]] },
      { kind: "button" as const, label: words.button, url },
    ],
    sender,
    closing: [],
  };
  const dedupe_key = `publish_failed ${publish_at.toISOString()}`;
  const mail = { kind: "publish_failed" as const, draft, to, reply_to: sender.email, order_id: null, dedupe_key };
  await writeMail(query, hotel_id, mail, now);
}
