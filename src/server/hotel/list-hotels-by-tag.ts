import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/hotel.ts";
import { listTags } from "#server/hotel/hotel-store.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";

/** Of a sister lodging only address, name and first picture are shown: the directory can read no more of it. */
export async function listHotelsByTag(
  _input: HandlerInput<typeof contract.listHotelsByTag>,
  context: RequestContext,
): Promise<contract.HotelTag[]> {
  const tags = await context.query((query) => listTags(query, context.hotel.hotel_id));
  return Promise.all(
    tags.map(async ({ code, tag }) => {
      const sharing = await context.directory.sharingTag(code);
      const sisters = sharing.filter((each) => each.hotel_id !== context.hotel.hotel_id);
      const cards = await context.directory.cardsOf(sisters.map(({ hotel_id }) => hotel_id));
      const hotels = sisters.flatMap(({ hotel_id, domain, main_lang }) => {
        const card = cards.get(hotel_id);
        if (!card) return [];
        const hotel_name = textReader(context.lang, main_lang).plain("hotel_name", card.hotel_name);
        return [{ domain, hotel_name, main_image_path: card.main_image_path }];
      });
      return { code, tag: textReader(context.lang, context.hotel.main_lang).plain("tag", tag), hotels };
    }),
  );
}
