import { textReader } from "#server/calls/texts.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { findFacilities, findFilled } from "#server/content/content-store.ts";
import type { Query } from "#server/database/connect.ts";

/** Which lists have something to show now; of the facilities also how they are called. */
export async function readFilledLists(query: Query, { hotel, lang, now }: RequestContext) {
  const facilities = (await findFacilities(query, hotel.hotel_id)).map((row) => {
    const texts = textReader(lang, hotel.main_lang);
    return {
      facilities_key: row.facilities_key,
      facilities_title: texts.plain("facilities_title", row.facilities_title),
      fallback_lang: texts.fallback_lang,
    };
  });
  return { facilities, ...(await findFilled(query, hotel.hotel_id, now)) };
}
