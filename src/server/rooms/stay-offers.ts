import { dayAt } from "#rules/time/day.ts";
import { assertOpen, assertStay } from "#server/hotel/assert-open.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { type Catalogue, readCatalogue } from "#server/rooms/catalogue.ts";
import { findOffers, type Offer } from "#server/rooms/find-offers.ts";
import { listStayOffers } from "#server/rooms/list-stay-offers.ts";
import type { StayOffer } from "#server/rooms/offer-store.ts";

/** What a search finds for a stay, read without a transaction, and the catalogue it is of. */
export async function readStayOffers(
  context: RequestContext,
  start: string,
  end: string,
): Promise<{ offers: Offer[]; catalogue: Catalogue; rows: StayOffer[]; today: string }> {
  assertOpen(context.hotel);
  assertStay(context, start, "start_date");
  const catalogue = await readCatalogue(context);
  const rows = await listStayOffers(context.ask, context.hotel.hotel_id, { start, end });
  const today = dayAt(context.now, context.hotel.timezone);
  return { offers: findOffers(catalogue, rows, { start, end }, today), catalogue, rows, today };
}
