import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { lockPictures, setPicture } from "#server/media/picture-store.ts";
import { showPicture } from "#server/media/show-picture.ts";

export function restorePicture(
  { body: { picture_id } }: HandlerInput<typeof contract.restorePicture>,
  { hotel: { hotel_id }, person, now, lang, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.restorePicture>> {
  return query(async (query) => {
    await lockPictures(query, hotel_id);
    const restored = await setPicture(query, hotel_id, picture_id, { archived_at: null }, now);
    if (restored === null) throw new Refusal("NOT_FOUND");
    const actor = `staff:${person.account_id}`;
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "picture.restored", picture_id });
    return { picture: showPicture(restored, lang) };
  });
}
