/** A guest's own page that was asked for at the platform's host: where it really is. */
import { isPersonal, readAddress } from "#rules/site/address.ts";
import type { Directory } from "#server/hotel/directory.ts";

type Places = { directory: Directory; product: string; originOf: (host: string) => string };

/** The lodging is named by `domain`, or by the hotel_id of a payment's path; null: it is no such page. */
export async function toLodging(requested: URL, { directory, product, originOf }: Places): Promise<string | null> {
  const domain = requested.searchParams.get("domain");
  const [, hotel_id] = /\/pay\/(\d{1,15})\//.exec(requested.pathname) ?? [];
  if (domain === null && hotel_id === undefined) return null;
  const hotel = domain === null ? await directory.byId(Number(hotel_id)) : await directory.byHost(domain);
  if (!hotel) return null;
  const address = readAddress(requested.pathname, { product, ...hotel });
  if (address.kind !== "page" || !isPersonal(address.path)) return null;
  const query = new URLSearchParams(requested.search);
  query.delete("domain");
  return originOf(hotel.domain) + requested.pathname + (query.size === 0 ? "" : `?${query}`);
}
