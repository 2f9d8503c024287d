import { isShadow } from "#rules/orders/rehearsal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { liveVendors } from "#server/payments/settings/live-vendors.ts";

/**
 * What guests may pay with, of what the lodging wants to offer. Payments that are still tests are for the demonstration, where
 * everything says so, and for rehearsals, which no vendor hears of; the public never pays with them.
 */
export async function soldVendors(
  query: Query,
  { hotel, secrets, sandboxUrl }: Pick<RequestContext, "hotel" | "secrets" | "sandboxUrl">,
  payment_list: readonly number[],
): Promise<readonly number[]> {
  if (isShadow(hotel.hotel_id) || (hotel.is_demo && sandboxUrl !== null)) return payment_list;
  return liveVendors(query, secrets, hotel, payment_list);
}
