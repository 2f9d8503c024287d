import { isShadow } from "#rules/orders/rehearsal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { liveVendors, readStoredKeys, type StoredKeys } from "#server/payments/settings/live-vendors.ts";

type Seller = Pick<RequestContext, "hotel" | "secrets" | "sandboxUrl">;

/** Payments that are tests are sold by the demonstration, where everything says so, and in rehearsals, which no vendor hears of. */
const sellsTests = ({ hotel, sandboxUrl }: Seller): boolean =>
  isShadow(hotel.hotel_id) || (hotel.is_demo && sandboxUrl !== null);

/** What decides which of its vendors a lodging may sell; null: all of them. */
export async function readVendorKeys(query: Query, seller: Seller): Promise<StoredKeys | null> {
  return sellsTests(seller) ? null : readStoredKeys(query, seller.hotel.hotel_id);
}

/** What guests may pay with, of what the lodging wants to offer: the public never pays with a test. */
export const vendorsOf = (
  { hotel, secrets }: Seller,
  payment_list: readonly number[],
  stored: StoredKeys | null,
): readonly number[] => (stored === null ? payment_list : liveVendors(stored, secrets, hotel, payment_list));

export async function soldVendors(
  query: Query,
  seller: Seller,
  payment_list: readonly number[],
): Promise<readonly number[]> {
  return vendorsOf(seller, payment_list, await readVendorKeys(query, seller));
}
