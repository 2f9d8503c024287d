import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/hotel.ts";
import { findHotelFront, listTags } from "#server/hotel/hotel-store.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";

/** Of a sister lodging only address, name and first picture are shown. They are read as that lodging, under its own row-level security. */
export async function listHotelsByTag(
  _input: HandlerInput<typeof contract.listHotelsByTag>,
  context: RequestContext,
): Promise<contract.HotelTag[]> {
  const tags = await context.query((query) => listTags(query, context.hotel.hotel_id));
  return Promise.all(
    tags.map(async ({ code, tag }) => {
      const sharing = await context.directory.sharingTag(code);
      const sisters = sharing.filter((each) => each.hotel_id !== context.hotel.hotel_id);
      const hotels = await Promise.all(
        sisters.map(async (sister) => {
          const front = await context.asHotel(sister).query((query) => findHotelFront(query, sister.hotel_id));
          return {
            domain: sister.domain,
            hotel_name: textReader(context.lang, sister.main_lang).plain("hotel_name", front.hotel_name),
            main_image_path: front.main_image_path,
          };
        }),
      );
      return { code, tag: textReader(context.lang, context.hotel.main_lang).plain("tag", tag), hotels };
    }),
  );
}
