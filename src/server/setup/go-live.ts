import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/setup.ts";
import { pageAddress } from "#rules/site/address.ts";
import { canGoLive } from "#rules/site/go-live.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { publishDraft } from "#server/drafts/publish-draft.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { recordEvents } from "#server/events/record-events.ts";
import { readSetup } from "#server/setup/read-setup.ts";
import { openWebsite } from "#server/setup/setup-store.ts";

/** The draft and the open door in one transaction: no visitor sees the site half made. Done twice, it is open as before. */
export async function goLive(
  _input: HandlerInput<typeof contract.goLive>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.goLive>> {
  const { hotel, person, now, query, originOf, product } = context;
  const { hotel_id } = hotel;
  const { account_id } = person;
  await query(async (query) => {
    const steps = await readSetup(query, context);
    if (!canGoLive(steps)) {
      const missing = steps.flatMap((each) => each.missing.filter(({ required }) => required).map(({ code }) => code));
      throw new Refusal("NOT_READY_TO_PUBLISH", [], { missing });
    }
    await publishIfChanged(query, hotel_id, account_id, now);
    if (!(await openWebsite(query, hotel_id, now))) return;
    await recordEvents(query, hotel_id, [
      { subject_kind: "content", subject_id: String(hotel_id), topic: "lodging.opened", now },
    ]);
    await appendAudit(query, hotel_id, null, { at: now, actor: `staff:${account_id}`, action: "lodging.opened" });
  });
  return { site: originOf(hotel.domain) + pageAddress(product, hotel.main_lang, "/") };
}

/** Everything may have been published before, unseen. */
async function publishIfChanged(query: Query, hotel_id: number, made_by: string, made_at: Date): Promise<void> {
  try {
    await publishDraft(query, hotel_id, { reason: "publish", note: "", made_by, made_at });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "NOTHING_TO_PUBLISH") throw error;
  }
}
