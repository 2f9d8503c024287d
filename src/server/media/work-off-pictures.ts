/** By the clock: what a process left undone is made after all, and what nobody continued is removed. */
import type { Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { findPicture, removePicture } from "#server/media/picture-store.ts";
import { type MediaDependencies, processPicture } from "#server/media/process-picture.ts";
import { removePictureFiles } from "#server/media/remove-picture-files.ts";
import { removeUpload } from "#server/media/remove-upload.ts";

const DUE: Statement = {
  name: "due_pictures",
  text: `select hotel_id, picture_id from picture where next_at <= $1 order by next_at limit 200`,
};

export async function workOffPictures(dependencies: MediaDependencies, clock: () => Date): Promise<void> {
  const { database } = dependencies;
  const due = await database.forDirectory((query) =>
    query.run<{ hotel_id: number; picture_id: string }>(DUE, [clock()]),
  );
  for (const { hotel_id, picture_id } of due) {
    try {
      await workOff(dependencies, hotel_id, picture_id, clock);
    } catch (error) {
      console.error(`lodging ${hotel_id}: picture ${picture_id} waits: ${describeFailure(error)}`);
    }
  }
}

async function workOff(
  dependencies: MediaDependencies,
  hotel_id: number,
  picture_id: string,
  clock: () => Date,
): Promise<void> {
  const { database, media } = dependencies;
  if (await removePictureFiles(dependencies, hotel_id, picture_id, clock())) return;
  const found = await database.forHotel(hotel_id, (query) => findPicture(query, hotel_id, picture_id));
  if (found === null) return;
  if (found.state === "processing") return processPicture(dependencies, hotel_id, picture_id, clock);
  // The files first: a row without files can be removed later, files without a row are found by nobody.
  await removeUpload(media, hotel_id, picture_id);
  await database.forHotel(hotel_id, (query) => removePicture(query, hotel_id, picture_id));
}
