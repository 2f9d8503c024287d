import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { checkPicture, type CheckedPicture } from "#server/media/checks/check-picture.ts";
import type { Media } from "#server/media/media.ts";
import { findByHash, findPicture, lockPictures, type PictureRow, setPicture } from "#server/media/picture-store.ts";
import { endUpload, findEnded, type Taken } from "#server/media/ended-uploads.ts";
import { hashOfPicture, processPicture } from "#server/media/process-picture.ts";
import { removeUpload } from "#server/media/remove-upload.ts";
import { showPicture } from "#server/media/show-picture.ts";
import { originalKey, pieceKey } from "#server/media/stores/media-store.ts";

/** If the process that works on it ends, a job takes over after so long. */
const WORKING_MS = 2 * 60_000;

type Context = RequestContext<PersonOf<"staff">>;
type Checked = CheckedPicture & { hash: string; bytes: number };

export async function finishUpload(
  { body: { upload_id } }: HandlerInput<typeof contract.finishUpload>,
  context: Context,
): Promise<CallAnswer<typeof contract.finishUpload>> {
  const { hotel, query, lang, media, database, clock } = context;
  const { hotel_id } = hotel;
  const show = ({ picture, is_duplicate }: Taken) => ({ picture: showPicture(picture, lang), is_duplicate });
  const found = await query((query) => findPicture(query, hotel_id, upload_id));
  if (found?.state !== "uploading") {
    // The answer to the first request was lost, or another one like it was quicker.
    const ended = await query((query) => findEnded(query, hotel_id, upload_id));
    if (ended === null) throw new Refusal("NOT_FOUND");
    return show(ended);
  }
  if (found.received < found.said_bytes) throw new Refusal("UPLOAD_INCOMPLETE", ["upload_id"]);
  const checked = await media
    .working(() => takeIn(media, hotel_id, found))
    .catch(async (error: unknown) => {
      // What is no picture leaves no bytes behind; after a failure of ours the same request may come again.
      if (error instanceof Refusal) await refuse(context, upload_id, error);
      throw error;
    });
  // Its pieces are gone: another request has taken them in meanwhile.
  const taken =
    checked === null
      ? await query((query) => findEnded(query, hotel_id, upload_id))
      : await register(context, upload_id, checked);
  if (taken === null) throw new Error(`a piece of upload ${upload_id} is missing`);
  const { is_duplicate, isFirst } = taken;
  if (is_duplicate) await removeUpload(media, hotel_id, upload_id);
  else if (isFirst) {
    for (const piece of found.pieces) await media.store.remove(pieceKey(hotel_id, upload_id, piece));
    void processPicture({ database, media }, hotel_id, upload_id, clock).catch((error: unknown) =>
      console.error(`lodging ${hotel_id}: a picture is made later: ${describeFailure(error)}`),
    );
  }
  return show(taken);
}

/** The pieces as one file, looked at, and stored as the original. null: they are not all there. */
async function takeIn(
  media: Media,
  hotel_id: number,
  { picture_id, pieces, said_bytes }: PictureRow,
): Promise<Checked | null> {
  const whole = Buffer.alloc(said_bytes);
  let at = 0;
  for (const piece of pieces) {
    const bytes = await media.store.get(pieceKey(hotel_id, picture_id, piece));
    if (bytes === null) return null;
    at += bytes.copy(whole, at);
  }
  const checked = await checkPicture(whole);
  await media.store.put(originalKey(hotel_id, picture_id), whole);
  return { ...checked, hash: hashOfPicture(whole), bytes: whole.length };
}

async function refuse({ hotel: { hotel_id }, query, media, now }: Context, picture_id: string, { code }: Refusal) {
  await query((query) => endUpload(query, hotel_id, picture_id, { problem: code, hash: "" }, now));
  await removeUpload(media, hotel_id, picture_id);
}

/** One that the lodging has already is shown instead, out of the archive if it was there. */
function register({ hotel: { hotel_id }, person, now, query }: Context, picture_id: string, checked: Checked) {
  return query(async (query): Promise<Taken> => {
    await lockPictures(query, hotel_id);
    const ended = await findEnded(query, hotel_id, picture_id);
    if (ended !== null) return ended;
    const { hash, type, width, height, bytes } = checked;
    const known = await findByHash(query, hotel_id, hash);
    if (known !== null) {
      await endUpload(query, hotel_id, picture_id, { problem: "", hash }, now);
      const shown =
        known.archived_at === null
          ? known
          : await setPicture(query, hotel_id, known.picture_id, { archived_at: null }, now);
      return { picture: shown!, is_duplicate: true };
    }
    const next_at = new Date(now.getTime() + WORKING_MS);
    const change = { state: "processing", hash, type, width, height, bytes, next_at } as const;
    const picture = await setPicture(query, hotel_id, picture_id, change, now);
    if (picture === null) throw new Refusal("NOT_FOUND");
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "picture.uploaded", picture_id };
    await appendAudit(query, hotel_id, null, entry);
    return { picture, is_duplicate: false, isFirst: true };
  });
}
