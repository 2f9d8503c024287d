import { filesOf } from "#server/media/kept-pictures.ts";
import { lockPictures, removePicture, setPicture } from "#server/media/picture-store.ts";
import type { MediaDependencies } from "#server/media/process-picture.ts";
import { findHeir, findRemoved } from "#server/media/removed-pictures.ts";
import { removeUpload } from "#server/media/remove-upload.ts";

/**
 * The files of a picture that was deleted for good, then its row: if the process ends in between, the row is still there and the job
 * does the rest. Under the lock of uploads, because the same picture may just be coming in again. False: it was not deleted.
 */
export function removePictureFiles(
  { database, media }: MediaDependencies,
  hotel_id: number,
  picture_id: string,
  now: Date,
): Promise<boolean> {
  return database.forHotel(hotel_id, async (query) => {
    await lockPictures(query, hotel_id);
    const found = await findRemoved(query, hotel_id, picture_id);
    if (found === null) return false;
    const files = filesOf(found);
    const heir = await findHeir(query, hotel_id, found, files);
    if (heir === null) for (const file of files) await media.images.remove(hotel_id, file);
    else await setPicture(query, hotel_id, heir, { files }, now);
    await removeUpload(media, hotel_id, picture_id);
    await removePicture(query, hotel_id, picture_id);
    return true;
  });
}
