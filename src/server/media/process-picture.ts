/** The one full look at an upload: decoded once, it becomes the file that pages show. Never while a request waits. */
import { createHash } from "node:crypto";
import { UPLOAD_HOURS } from "#rules/media/picture-limits.ts";
import type { Database } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { lookOf, UnreadablePicture } from "#server/media/make-base.ts";
import type { Media } from "#server/media/media.ts";
import { findPicture, setPicture } from "#server/media/picture-store.ts";
import { originalKey } from "#server/media/stores/media-store.ts";

export type MediaDependencies = { database: Database; media: Media };

const HOUR_MS = 3_600_000;

export function processPicture(
  { database, media }: MediaDependencies,
  hotel_id: number,
  picture_id: string,
  clock: () => Date,
): Promise<void> {
  return media.working(async () => {
    const found = await database.forHotel(hotel_id, (query) => findPicture(query, hotel_id, picture_id));
    if (found?.state !== "processing") return;
    const set = (change: Parameters<typeof setPicture>[3]) =>
      database.forHotel(hotel_id, (query) => setPicture(query, hotel_id, picture_id, change, clock()));
    const original = await media.store.get(originalKey(hotel_id, picture_id));
    const made = original && (await tryMake(media, hotel_id, found.name, original));
    if (!made) {
      await set({ state: "failed", problem: "PICTURE_BROKEN", bytes: 0, hash: "", next_at: later(clock()) });
      await media.store.remove(originalKey(hotel_id, picture_id));
      return;
    }
    await set({ state: "ready", next_at: null, ...made });
    await media.images.prepare(hotel_id, made.file);
  });
}

const later = (now: Date) => new Date(now.getTime() + UPLOAD_HOURS * HOUR_MS);

/** Null: its header was right, its pixels are not. Whatever else goes wrong is tried again. */
async function tryMake(media: Media, hotel_id: number, name: string, original: Buffer) {
  try {
    const { file, bytes } = await media.images.add(hotel_id, name.replace(/\.\w{1,5}$/, ""), original, null);
    return { file, files: [file], look: await lookOf(bytes), bytes: original.length + bytes.length };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    console.error(`lodging ${hotel_id}: a picture of ${original.length} bytes failed: ${describeFailure(error)}`);
    return null;
  }
}

export const hashOfPicture = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
