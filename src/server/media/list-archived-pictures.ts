import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readKeeping, whatKeeps } from "#server/media/kept-pictures.ts";
import { listPictureRows } from "#server/media/list-picture-rows.ts";

export function listArchivedPictures(
  _: HandlerInput<typeof contract.listArchivedPictures>,
  { hotel: { hotel_id }, query }: RequestContext,
): Promise<CallAnswer<typeof contract.listArchivedPictures>> {
  return query(async (query) => {
    const rows = (await listPictureRows(query, hotel_id)).filter(({ archived_at }) => archived_at !== null);
    const keeping = await readKeeping(query, hotel_id);
    const answer: CallAnswer<typeof contract.listArchivedPictures> = { deletable: [], kept: [] };
    for (const row of rows) {
      const { picture_id, name, bytes } = row;
      const { isKept, versions, in_archive } = whatKeeps(row, keeping);
      if (isKept) answer.kept.push({ picture_id, name, bytes, versions, in_archive });
      else answer.deletable.push({ picture_id, bytes });
    }
    return answer;
  });
}
