import { getHotelInfo, type HotelInfo } from "#contract/hotel.ts";
import { isOpen } from "#rules/site/site.ts";
import type { PageVisit } from "#web/context.ts";

/** The lodging, if its site is open: for routes without a page, which root.tsx does not guard. */
export async function openHotel({ api, domain, kind }: PageVisit): Promise<HotelInfo | null> {
  if (kind !== "site") return null;
  const hotel = await api(getHotelInfo, { query: { domain } });
  return isOpen(hotel) ? hotel : null;
}
