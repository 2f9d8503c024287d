import { randomBytes } from "node:crypto";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { addPiece, findPicture } from "#server/media/picture-store.ts";
import { uploadEnd } from "#server/media/start-upload.ts";
import { pieceKey } from "#server/media/stores/media-store.ts";

/**
 * A piece is stored under a name of its own before it counts: a connection that breaks, or the same piece twice at once, leaves
 * what has arrived as it was.
 */
export async function sendPiece(
  { query: { upload_id, offset }, body: { bytes } }: HandlerInput<typeof contract.sendPiece>,
  { hotel: { hotel_id }, now, query, media }: RequestContext,
): Promise<CallAnswer<typeof contract.sendPiece>> {
  const find = async () => {
    const found = await query((query) => findPicture(query, hotel_id, upload_id));
    if (found === null) throw new Refusal("NOT_FOUND");
    return found;
  };
  const before = await find();
  const isNext = before.state === "uploading" && before.received === offset;
  if (!isNext || bytes.length === 0) return { offset: before.received };
  if (offset + bytes.length > before.said_bytes) throw new Refusal("PICTURE_TOO_LARGE", ["bytes"]);
  const name = `${String(offset).padStart(9, "0")}-${randomBytes(6).toString("hex")}`;
  const key = pieceKey(hotel_id, upload_id, name);
  await media.store.put(key, bytes);
  const piece = { picture_id: upload_id, offset, length: bytes.length, name, now, next_at: uploadEnd(now) };
  const end = await query((query) => addPiece(query, hotel_id, piece));
  if (end !== null) return { offset: end };
  await media.store.remove(key);
  return { offset: (await find()).received };
}
