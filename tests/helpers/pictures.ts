/** Pictures for tests: drawn small, and put into a lodging's library without an upload. */
import sharp from "sharp";
import { picture } from "#server/database/tables/media.ts";
import { hashOfPicture } from "#server/media/process-picture.ts";
import { originalKey } from "#server/media/stores/media-store.ts";
import { newId } from "#server/orders/ids.ts";
import type { World } from "#tests/setup/world.ts";

export const drawPicture = (width = 60, height = 40, background = "#4488aa"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** One that is ready. */
export async function addPicture({ database, dependencies }: World, hotel_id: number, name = "pine.jpg") {
  const now = dependencies.clock();
  const picture_id = newId(now);
  const original = await drawPicture();
  await dependencies.media.store.put(originalKey(hotel_id, picture_id), original);
  const { file, bytes } = await dependencies.media.images.add(hotel_id, name.replace(/\.jpg$/, ""), original, null);
  const size = { said_bytes: original.length, received: original.length, bytes: original.length + bytes.length };
  const row = {
    hotel_id,
    picture_id,
    name,
    state: "ready",
    type: "jpeg",
    width: 60,
    height: 40,
    file,
    ...size,
  } as const;
  await database.forHotel(hotel_id, (query) =>
    query
      .insert(picture)
      .values({ ...row, files: [file], hash: hashOfPicture(original), created_at: now, updated_at: now }),
  );
  return { picture_id, file, src: `/media/${file}.jpg` };
}

/** One of which nothing has arrived yet. */
export async function addUpload({ database, dependencies }: World, hotel_id: number, said_bytes = 100_000) {
  const now = dependencies.clock();
  const picture_id = newId(now);
  const row = { hotel_id, picture_id, name: "sea.jpg", said_bytes, created_at: now, updated_at: now };
  await database.forHotel(hotel_id, (query) => query.insert(picture).values(row));
  return picture_id;
}
