/** What can be sold for a stay, read within a transaction. */
import type { Query } from "#server/database/connect.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";
import { findOffers, type Offer } from "#server/rooms/find-offers.ts";
import { readOfferRows } from "#server/rooms/offer-store.ts";

export { listPlanNights as readPlanNights, type PlanNightRow } from "#server/rooms/offer-store.ts";

/** For the given classes; for all if a plan rents the whole house, because then the other classes must be free too. */
export async function readOffers(
  query: Query,
  hotel_id: number,
  catalogue: Catalogue,
  stay: { start: string; end: string },
  room_classes: readonly number[],
  today: string,
): Promise<Offer[]> {
  const rentsWhole = [...catalogue.plans.values()].some((plan) => plan.support_entire_rent);
  const rows = await readOfferRows(query, hotel_id, stay, rentsWhole ? null : room_classes);
  return findOffers(catalogue, rows, stay, today);
}
