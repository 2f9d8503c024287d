import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findPicture, lockLibrary, removePicture, setPicture } from "#server/media/picture-store.ts";
import { findUses } from "#server/media/picture-uses.ts";
import { removeUpload } from "#server/media/remove-upload.ts";

/** Its files stay: an earlier version of the site may be restored. What never became a picture is removed. */
export async function archivePicture(
  { body: { picture_id } }: HandlerInput<typeof contract.archivePicture>,
  { hotel: { hotel_id }, person, now, query, media }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.archivePicture>> {
  const isRemoved = await query(async (query) => {
    await lockLibrary(query, hotel_id);
    const found = await findPicture(query, hotel_id, picture_id);
    if (found === null) throw new Refusal("NOT_FOUND");
    if (found.state === "uploading" || found.state === "failed") return removePicture(query, hotel_id, picture_id);
    if (found.archived_at !== null) return false;
    if (found.file !== "" && (await findUses(query, hotel_id, found.file)).length > 0) {
      throw new Refusal("PICTURE_IN_USE", ["picture_id"]);
    }
    await setPicture(query, hotel_id, picture_id, { archived_at: now }, now);
    const actor = `staff:${person.account_id}`;
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "picture.archived", picture_id });
    return false;
  });
  if (isRemoved) await removeUpload(media, hotel_id, picture_id);
  return {};
}
