import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findPicture, lockLibrary } from "#server/media/picture-store.ts";
import { fullDescription, readUses, replaceUses } from "#server/media/picture-uses.ts";
import { sourceOf } from "#server/media/show-picture.ts";

/** Undone by replacing the other way round, as long as the other picture was shown nowhere before. */
export function replacePicture(
  { body: { picture_id, with_picture_id } }: HandlerInput<typeof contract.replacePicture>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.replacePicture>> {
  return query(async (query) => {
    await lockLibrary(query, hotel_id);
    const [old, other] = [
      await findPicture(query, hotel_id, picture_id),
      await findPicture(query, hotel_id, with_picture_id),
    ];
    if (old?.state !== "ready") throw new Refusal("NOT_FOUND", ["picture_id"]);
    if (other?.state !== "ready" || other.archived_at !== null) throw new Refusal("NOT_FOUND", ["with_picture_id"]);
    if (old.file === other.file) return { replaced: 0 };
    const alt = fullDescription(other, await readUses(query, hotel_id));
    const replaced = await replaceUses(query, hotel_id, old.file, { src: sourceOf(other), describe: () => alt });
    const actor = `staff:${person.account_id}`;
    const [before, after] = [sourceOf(old), sourceOf(other)];
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "picture.replaced", picture_id, before, after });
    return { replaced };
  });
}
