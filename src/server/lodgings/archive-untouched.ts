/** Once a day: lodgings that were opened and never published. Their owner gets two e-mails; then the lodging is archived. */
import { ACCOUNT_MAIL_WORDS } from "#languages/languages.ts";
import { STUDIO } from "#rules/people/studio-path.ts";
import { archivedOn, countedReminders, untouchedAct } from "#rules/site/untouched.ts";
import { type MailContext, writeAccountMail } from "#server/accounts/account-mails.ts";
import { readAccount } from "#server/accounts/read-account.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Database, Query } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { recordEvents } from "#server/events/record-events.ts";
import type { Directory, Tenant } from "#server/hotel/directory.ts";
import { archivedHost } from "#server/staff/list-archived.ts";
import {
  archiveHotel,
  findUntouched,
  keepReminder,
  openSetups,
  type Untouched,
} from "#server/lodgings/untouched-store.ts";

type Context = MailContext & { database: Database; directory: Directory };

export async function archiveUntouched(context: Context, signal?: AbortSignal): Promise<void> {
  const { database, directory } = context;
  for (const { hotel_id, made_by } of await database.forDirectory(openSetups)) {
    if (signal?.aborted) return;
    try {
      const hotel = await directory.byId(hotel_id);
      if (hotel) await lookAt(context, hotel, made_by);
    } catch (error) {
      console.error(`lodging ${hotel_id}, not published: ${describeFailure(error)}`);
    }
  }
}

async function lookAt(context: Context, hotel: Tenant, made_by: string): Promise<void> {
  const { database, now, platformHost } = context;
  const { hotel_id } = hotel;
  // Accounts and lodgings are read by different roles: one after the other.
  const owner = await readAccount(database, made_by).catch(unlessDeleted);
  await database.forHotel(hotel_id, async (query) => {
    const untouched = await findUntouched(query, hotel_id);
    const act = untouched && untouchedAct(untouched, now);
    if (act === "remind") {
      if (owner) await remind(query, context, hotel, owner, untouched!);
      await keepReminder(query, hotel_id, countedReminders(untouched!) + 1, now);
    }
    if (act !== "archive") return;
    await archiveHotel(query, hotel_id, archivedHost(hotel_id, platformHost), now);
    // One that was restored may be archived again: another event each time.
    const which = now.toISOString();
    await recordEvents(query, hotel_id, [
      { subject_kind: "content", subject_id: String(hotel_id), topic: "lodging.archived", which, now },
    ]);
    await appendAudit(query, hotel_id, null, {
      at: now,
      actor: "clock",
      action: "lodging.archived",
      before: hotel.domain,
    });
  });
}

type Owner = Awaited<ReturnType<typeof readAccount>>;

/** Whoever opened it may have deleted the account since. */
function unlessDeleted(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

function remind(query: Query, context: Context, hotel: Tenant, { email, lang }: Owner, untouched: Untouched) {
  const words = ACCOUNT_MAIL_WORDS[lang].lodging_untouched;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: hotel.timezone }).format(
    archivedOn(untouched, context.now),
  );
  const url = `${context.originOf(context.platformHost)}${STUDIO}/${hotel.domain}/start?lang=${lang}`;
  return writeAccountMail(query, context, hotel, {
    kind: "lodging_untouched",
    to: email,
    lang,
    draft: (sender) => ({
      lang,
      subject: words.subject(sender.name),
      preview: words.lead(sender.name),
      heading: words.heading,
      parts: [
        { kind: "text", text: words.lead(sender.name) },
        { kind: "text", text: words.archived(day) },
        { kind: "button", label: words.button, url },
      ],
      sender,
      closing: [words.keep],
    }),
  });
}
