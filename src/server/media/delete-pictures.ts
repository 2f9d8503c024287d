import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readKeeping, whatKeeps } from "#server/media/kept-pictures.ts";
import { listPictureRows } from "#server/media/list-picture-rows.ts";
import { lockLibrary } from "#server/media/picture-store.ts";
import { markRemoved } from "#server/media/removed-pictures.ts";
import { removePictureFiles } from "#server/media/remove-picture-files.ts";

/** The rows are marked in one transaction; the files go after the answer, or with the job if this process ends meanwhile. */
export async function deletePictures(
  { body: { picture_ids } }: HandlerInput<typeof contract.deletePictures>,
  { hotel: { hotel_id }, person, now, query, database, media }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.deletePictures>> {
  const wanted = new Set(picture_ids);
  const gone = await query(async (query) => {
    await lockLibrary(query, hotel_id);
    const rows = (await listPictureRows(query, hotel_id)).filter(
      ({ picture_id, archived_at }) => archived_at !== null && wanted.has(picture_id),
    );
    if (rows.length === 0) return [];
    const keeping = await readKeeping(query, hotel_id);
    const free = rows.filter((row) => !whatKeeps(row, keeping).isKept);
    if (free.length === 0) throw new Refusal("PICTURE_KEPT", ["picture_ids"]);
    const ids = free.map(({ picture_id }) => picture_id);
    await markRemoved(query, hotel_id, ids, now);
    const changes = free.map(({ picture_id, name, bytes }) => ({ picture_id, name, bytes }));
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "pictures.deleted", changes };
    await appendAudit(query, hotel_id, null, entry);
    return free;
  });
  void removeAll(gone.map(({ picture_id }) => picture_id));
  return { deleted: gone.length, bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0) };

  async function removeAll(ids: readonly string[]): Promise<void> {
    try {
      for (const picture_id of ids) await removePictureFiles({ database, media }, hotel_id, picture_id, now);
    } catch (error) {
      console.error(`lodging ${hotel_id}: deleted pictures are removed later: ${describeFailure(error)}`);
    }
  }
}
