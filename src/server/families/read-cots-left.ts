import type { RequestContext } from "#server/calls/request-context.ts";
import { countCots, listCotNights } from "#server/families/family-store.ts";

type Stay = { start: string; end: string };

/** How many cots are left on every night of a stay within this window. */
export function readCotsLeft({ query, hotel }: RequestContext, window: Stay): Promise<(stay: Stay) => number> {
  return query(async (query) => {
    const cots = await countCots(query, hotel.hotel_id, { lock: false });
    const taken = await listCotNights(query, hotel.hotel_id, window);
    return ({ start, end }) =>
      cots - Math.max(0, ...taken.filter(({ night }) => night >= start && night < end).map((each) => each.taken));
  });
}
