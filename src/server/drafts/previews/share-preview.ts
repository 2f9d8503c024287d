import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/preview-links.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { lockDraft } from "#server/drafts/lock-draft.ts";
import { previewAddresses } from "#server/drafts/previews/preview-addresses.ts";
import { addPreviewLink, listOpenLinks } from "#server/drafts/previews/preview-link-store.ts";
import { sharedPreviewToken } from "#server/drafts/previews/preview-token.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { newId } from "#server/orders/ids.ts";

const HOUR_MS = 3_600_000;
/** Long enough for a colleague to look at it; a link that was forwarded further ends by itself. */
const SHARED_DAYS = 7;
const MOST_OPEN = 100;

/** Pressed again within the hour, it is the same address: nobody wants five lines for five presses. */
export async function sharePreview(
  { body: { version = 0 } }: HandlerInput<typeof contract.sharePreview>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.sharePreview>> {
  const { hotel, now, query, secrets, person } = context;
  const { hotel_id } = hotel;
  const { account_id } = person;
  const link = await query(async (query) => {
    await lockDraft(query, hotel_id);
    const open = await listOpenLinks(query, hotel_id, now);
    const same = open.find(
      (each) =>
        each.made_by === account_id && each.version === version && now.getTime() - each.made_at.getTime() < HOUR_MS,
    );
    if (same) return same;
    if (open.length >= MOST_OPEN) throw new Refusal("TOO_MANY_REQUESTS");
    const expires_at = new Date(now.getTime() + SHARED_DAYS * 24 * HOUR_MS);
    const made = { link_id: newId(now), version, made_by: account_id, made_at: now, expires_at };
    await addPreviewLink(query, hotel_id, made);
    const actor = `staff:${account_id}`;
    const about = version === 0 ? {} : { version };
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "preview.shared", ...about });
    return made;
  });
  const token = sharedPreviewToken(secrets, hotel_id, link.link_id);
  const addresses = await previewAddresses(context, token, version);
  return { ...addresses, link_id: link.link_id, expires_timestamp: Math.floor(link.expires_at.getTime() / 1000) };
}
