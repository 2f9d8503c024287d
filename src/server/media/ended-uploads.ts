/**
 * What became of an upload, for the same request that comes again or at the same moment. One that was a copy, or no picture, has
 * no bytes any more; its row says so for some minutes, as a picture that was deleted for good, and the job removes it.
 */
import type { RefusalCode } from "#rules/calls/refusals.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findByHash, findPicture, type PictureRow } from "#server/media/picture-store.ts";

/** `isFirst`: this request has taken it in. */
export type Taken = { picture: PictureRow; is_duplicate: boolean; isFirst?: boolean };

type Ended = Pick<PictureRow, "hash" | "problem">;

const REMEMBERED_MS = 10 * 60_000;

const END: Statement = {
  name: "end_upload",
  text: `update picture set removed_at = $3, updated_at = $3, next_at = $4, hash = $5, problem = $6
    where hotel_id = $1 and picture_id = $2 and state = 'uploading' and removed_at is null returning picture_id`,
};
const FIND: Statement = {
  name: "find_ended_upload",
  text: `select hash, problem from picture
    where hotel_id = $1 and picture_id = $2 and state = 'uploading' and removed_at is not null`,
};

export async function endUpload(
  query: Query,
  hotel_id: number,
  picture_id: string,
  { hash, problem }: Ended,
  now: Date,
): Promise<void> {
  const next_at = new Date(now.getTime() + REMEMBERED_MS);
  await query.run(END, [hotel_id, picture_id, now, next_at, hash, problem]);
}

/** null: it has not ended, or nobody knows it. */
export async function findEnded(query: Query, hotel_id: number, picture_id: string): Promise<Taken | null> {
  const picture = await findPicture(query, hotel_id, picture_id);
  if (picture !== null) return picture.state === "uploading" ? null : { picture, is_duplicate: false };
  const [ended] = await query.run<Ended>(FIND, [hotel_id, picture_id]);
  if (ended === undefined) return null;
  if (ended.problem !== "") throw new Refusal(ended.problem as RefusalCode, ["file"]);
  const known = await findByHash(query, hotel_id, ended.hash);
  return known && { picture: known, is_duplicate: true };
}
