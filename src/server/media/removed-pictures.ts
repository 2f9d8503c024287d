/** The SQL of pictures that are deleted for good, between the click and the last of their files. */
import type { Query, Statement } from "#server/database/connect.ts";
import type { PictureRow } from "#server/media/picture-store.ts";

const MARK: Statement = {
  name: "mark_removed_pictures",
  text: `update picture set removed_at = $3, next_at = $3, updated_at = $3
    where hotel_id = $1 and picture_id = any($2) and archived_at is not null and removed_at is null returning picture_id`,
};
const FIND: Statement = {
  name: "find_removed_picture",
  text: `select picture_id, hash, file, files from picture where hotel_id = $1 and picture_id = $2 and removed_at is not null`,
};
/** The same bytes may have been uploaded again: those files have the same names. */
const HEIR: Statement = {
  name: "heir_of_picture_files",
  text: `select picture_id from picture where hotel_id = $1 and picture_id <> $2 and removed_at is null
    and (files && $3::text[] or file = any($3) or (hash = $4 and state = 'processing')) limit 1`,
};

export type RemovedPicture = Pick<PictureRow, "picture_id" | "hash" | "file" | "files">;

export async function markRemoved(query: Query, hotel_id: number, ids: readonly string[], now: Date): Promise<void> {
  await query.run(MARK, [hotel_id, ids, now]);
}

export async function findRemoved(query: Query, hotel_id: number, picture_id: string): Promise<RemovedPicture | null> {
  return (await query.run<RemovedPicture>(FIND, [hotel_id, picture_id]))[0] ?? null;
}

/** The picture that has these files now, if there is one. */
export async function findHeir(
  query: Query,
  hotel_id: number,
  { picture_id, hash }: RemovedPicture,
  files: readonly string[],
): Promise<string | null> {
  const [found] = await query.run<{ picture_id: string }>(HEIR, [hotel_id, picture_id, files, hash]);
  return found?.picture_id ?? null;
}
