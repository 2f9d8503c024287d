import type { Media } from "#server/media/media.ts";
import { originalKey, pieceKey } from "#server/media/stores/media-store.ts";

/** Everything that was stored for an upload, also pieces that never counted. */
export async function removeUpload({ store }: Media, hotel_id: number, picture_id: string): Promise<void> {
  const keys = await store.list(pieceKey(hotel_id, picture_id, ""));
  for (const key of [...keys, originalKey(hotel_id, picture_id)]) await store.remove(key);
}
