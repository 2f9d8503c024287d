import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import { PICTURE_LIMITS, PICTURE_TYPES, UPLOAD_HOURS } from "#rules/media/picture-limits.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { addUpload, countSpace, lockPictures } from "#server/media/picture-store.ts";
import { newId } from "#server/orders/ids.ts";

/** As browsers call them. One that a browser can't name is looked at when it is here. */
const SAID_TYPES = new Set([
  "",
  "application/octet-stream",
  "image/jpg",
  ...PICTURE_TYPES.map((type) => `image/${type}`),
]);

const HOUR_MS = 3_600_000;

export const uploadEnd = (now: Date): Date => new Date(now.getTime() + UPLOAD_HOURS * HOUR_MS);

/** Says at once what can be said without the bytes. */
export function startUpload(
  { body: { name, bytes, type } }: HandlerInput<typeof contract.startUpload>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.startUpload>> {
  if (bytes === 0) throw new Refusal("PICTURE_EMPTY", ["bytes"]);
  if (bytes > PICTURE_LIMITS.bytes) throw new Refusal("PICTURE_TOO_LARGE", ["bytes"]);
  if (!SAID_TYPES.has(type.toLowerCase())) throw new Refusal("PICTURE_TYPE", ["type"]);
  const picture_id = newId(now);
  return query(async (query) => {
    await lockPictures(query, hotel_id);
    const taken = await countSpace(query, hotel_id);
    const { lodging_bytes, lodging_pictures, open_uploads } = PICTURE_LIMITS;
    if (taken.bytes + bytes > lodging_bytes || taken.pictures + taken.uploads >= lodging_pictures) {
      throw new Refusal("PICTURE_SPACE", ["bytes"]);
    }
    if (taken.uploads >= open_uploads) throw new Refusal("TOO_MANY_REQUESTS");
    const { account_id } = person;
    await addUpload(query, hotel_id, { picture_id, name, bytes, account_id, now, next_at: uploadEnd(now) });
    return { upload_id: picture_id, piece_bytes: PICTURE_LIMITS.piece };
  });
}
