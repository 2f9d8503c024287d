import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import { type Crop, isWhole } from "#rules/media/crop.ts";
import { mergeDescriptions } from "#rules/media/pictures-in-content.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { AddedImage } from "#server/media/images.ts";
import { findPicture, lockLibrary, type PictureRow, setPicture } from "#server/media/picture-store.ts";
import { readUses, replaceUses } from "#server/media/picture-uses.ts";
import { showPicture, sourceOf } from "#server/media/show-picture.ts";
import { originalKey } from "#server/media/stores/media-store.ts";

type Context = RequestContext<PersonOf<"staff">>;
type Body = HandlerInput<typeof contract.savePicture>["body"];

/** A crop is a file of its own, made before anything is locked; the original stays, so that it can be taken back. */
export async function savePicture(
  { body }: HandlerInput<typeof contract.savePicture>,
  context: Context,
): Promise<CallAnswer<typeof contract.savePicture>> {
  const { hotel, person, now, lang, query } = context;
  const { hotel_id } = hotel;
  const { picture_id } = body;
  const found = await query((query) => findPicture(query, hotel_id, picture_id));
  if (found?.state !== "ready") throw new Refusal("NOT_FOUND");
  const crop = body.crop && !isWhole(body.crop) ? body.crop : null;
  const isCut = body.crop !== undefined && JSON.stringify(crop) !== JSON.stringify(found.crop);
  const cut = isCut ? await makeCut(context, found, crop) : null;
  return query(async (query) => {
    await lockLibrary(query, hotel_id);
    const before = await findPicture(query, hotel_id, picture_id);
    if (before === null) throw new Refusal("NOT_FOUND");
    const after = await setPicture(
      query,
      hotel_id,
      picture_id,
      { ...changeOf(body, before), ...cutOf(before, cut) },
      now,
    );
    await replaceUses(query, hotel_id, before.file, {
      src: sourceOf(after!),
      // What a page says of it itself stays, in every language that was not written just now.
      describe: (alt) => (body.alt ? mergeDescriptions(alt, body.alt) : alt),
    });
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "picture.saved", picture_id };
    const [was, is] = [before, after!].map((row) => JSON.stringify([row.name, sourceOf(row), row.alt]));
    await appendAudit(query, hotel_id, null, { ...entry, before: was!, after: is! });
    return { picture: showPicture(after!, lang, { uses: await readUses(query, hotel_id) }) };
  });
}

function changeOf({ name, alt, focus }: Body, before: PictureRow) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(alt === undefined ? {} : { alt: mergeDescriptions(before.alt, alt) }),
    ...(focus === undefined ? {} : { focus_x: Math.round(focus.x), focus_y: Math.round(focus.y) }),
  };
}

async function makeCut({ hotel: { hotel_id }, media }: Context, { picture_id, name }: PictureRow, crop: Crop | null) {
  const made: AddedImage = await media.working(async () => {
    const original = await media.store.get(originalKey(hotel_id, picture_id));
    if (original === null) throw new Refusal("NOT_FOUND");
    return media.images.add(hotel_id, name.replace(/\.\w{1,5}$/, ""), original, crop);
  });
  return { crop, file: made.file, bytes: made.bytes.length };
}

/** The file of a crop that was made before is there already, and counted. */
function cutOf({ files, bytes }: PictureRow, cut: Awaited<ReturnType<typeof makeCut>> | null) {
  if (cut === null) return {};
  return { ...cut, files: [cut.file], bytes: bytes + (files.includes(cut.file) ? 0 : cut.bytes) };
}
