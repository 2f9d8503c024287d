/** A picture that came without an upload, such as the demo's: into the library with everything an uploaded one has. */
import sharp from "sharp";
import type { Texts } from "#rules/text/language.ts";
import type { Query } from "#server/database/connect.ts";
import { picture } from "#server/database/tables/media.ts";
import type { AddedImage } from "#server/media/images.ts";
import { lookOf } from "#server/media/make-base.ts";
import { hashOfPicture } from "#server/media/process-picture.ts";
import { type MediaStore, originalKey } from "#server/media/stores/media-store.ts";
import { newId } from "#server/orders/ids.ts";

type Adopted = {
  name: string;
  original: Buffer;
  added: AddedImage;
  alt: Texts;
  /** What every crop keeps, in percent. */
  focus: { x: number; y: number };
  now: Date;
};

/** The files, before the transaction. */
export async function keepOriginal(store: MediaStore, hotel_id: number, adopted: Adopted) {
  const { name, original, added, alt, focus, now } = adopted;
  const picture_id = newId(now);
  await store.put(originalKey(hotel_id, picture_id), original);
  const { width, height, format } = await sharp(original).metadata();
  const sizes = { said_bytes: original.length, received: original.length, bytes: original.length + added.bytes.length };
  const marks = {
    hash: hashOfPicture(original),
    look: await lookOf(added.bytes),
    file: added.file,
    files: [added.file],
  };
  const state = "ready" as const;
  return {
    hotel_id,
    picture_id,
    name,
    state,
    type: format,
    width,
    height,
    alt,
    focus_x: focus.x,
    focus_y: focus.y,
    created_at: now,
    updated_at: now,
    ...sizes,
    ...marks,
  };
}

export type KeptPicture = Awaited<ReturnType<typeof keepOriginal>>;

export async function adoptPictures(query: Query, pictures: readonly KeptPicture[]): Promise<void> {
  if (pictures.length > 0) await query.insert(picture).values([...pictures]);
}
