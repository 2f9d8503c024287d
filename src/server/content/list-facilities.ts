import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/content.ts";
import { findFacilities } from "#server/content/content-store.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";

export async function listFacilities(
  _input: HandlerInput<typeof contract.listFacilities>,
  context: RequestContext,
): Promise<contract.Facility[]> {
  const rows = await context.query((query) => findFacilities(query, context.hotel.hotel_id));
  return rows.map((row) => {
    const texts = textReader(context.lang, context.hotel.main_lang);
    return {
      id: row.id,
      facilities_key: row.facilities_key,
      lang: context.lang,
      facilities_title: texts.plain("facilities_title", row.facilities_title),
      index_introduction: texts.plain("index_introduction", row.index_introduction),
      introduction: texts.rich("introduction", row.introduction),
      floor: row.floor,
      main_image_path: row.photos[0]?.src ?? "",
      picture_path_array: row.photos.map((photo) => photo.src),
      priority: row.priority,
      fallback_lang: texts.fallback_lang,
    };
  });
}
