import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import { textIn } from "#rules/text/language.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findPicture } from "#server/media/picture-store.ts";
import { findUses } from "#server/media/picture-uses.ts";

export function listPictureUses(
  { query: { picture_id } }: HandlerInput<typeof contract.listPictureUses>,
  { hotel: { hotel_id, main_lang }, lang, query }: RequestContext,
): Promise<CallAnswer<typeof contract.listPictureUses>> {
  return query(async (query) => {
    const found = await findPicture(query, hotel_id, picture_id);
    if (found === null) throw new Refusal("NOT_FOUND");
    const uses = found.file === "" ? [] : await findUses(query, hotel_id, found.file);
    return { uses: uses.map((use) => ({ ...use, name: textIn(use.name, lang, main_lang).text })) };
  });
}
