import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findPicture } from "#server/media/picture-store.ts";
import { showPicture } from "#server/media/show-picture.ts";

export async function getUpload(
  { query: { upload_id } }: HandlerInput<typeof contract.getUpload>,
  { hotel: { hotel_id }, lang, query }: RequestContext,
): Promise<CallAnswer<typeof contract.getUpload>> {
  const found = await query((query) => findPicture(query, hotel_id, upload_id));
  if (found === null) throw new Refusal("NOT_FOUND");
  return { offset: found.received, bytes: found.said_bytes, picture: showPicture(found, lang) };
}
