import { textIn } from "#rules/text/language.ts";
import type { PlatformContextOf } from "#server/calls/platform-context.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { rolesOfAccount } from "#server/staff/staff-store.ts";

/** The host under which a lodging's rows stay while it is archived. */
export const archivedHost = (hotel_id: number, platformHost: string): string => `archived-${hotel_id}.${platformHost}`;

/** Lodgings of this person that were archived because nobody published them. Their owners may have them back. */
export async function listArchived(context: PlatformContextOf<"studio">): Promise<{ hotel: Tenant; name: string }[]> {
  const { database, directory, person, lang, platformHost } = context;
  const roles = await database.forDirectory((query) => rolesOfAccount(query, person.account_id));
  const owned = roles.filter(({ role }) => role === "owner").map(({ hotel_id }) => hotel_id);
  const cards = await directory.cardsOf(owned);
  const found = await Promise.all(owned.map((hotel_id) => directory.byId(hotel_id)));
  return found.flatMap((hotel) => {
    if (hotel?.domain !== archivedHost(hotel?.hotel_id ?? 0, platformHost)) return [];
    const name = textIn(cards.get(hotel.hotel_id)?.hotel_name ?? {}, lang, hotel.main_lang).text;
    return [{ hotel, name }];
  });
}
