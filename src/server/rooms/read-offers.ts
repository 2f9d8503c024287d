/** What can be sold for a stay, and the price of each night, read within a transaction. */
import { gatherNights, type NightRow } from "#rules/stock/stay-nights.ts";
import type { Query } from "#server/database/connect.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";
import { findOffers, type Offer } from "#server/rooms/find-offers.ts";
import { listNights, type OfferRow } from "#server/rooms/offer-store.ts";

/** For the given classes; for all if a plan rents the whole house, because then the other classes must be free too. */
export async function readOffers(
  query: Query,
  hotel_id: number,
  catalogue: Catalogue,
  stay: { start: string; end: string },
  room_classes: readonly number[],
  today: string,
): Promise<{ offers: Offer[]; nights: NightRow[]; rows: OfferRow[] }> {
  const rentsWhole = [...catalogue.plans.values()].some((plan) => plan.support_entire_rent);
  const nights = await listNights(query, hotel_id, stay, rentsWhole ? null : room_classes);
  const rows = gatherNights(stay.start, nights)(stay);
  return { offers: findOffers(catalogue, rows, stay, today), nights, rows };
}
