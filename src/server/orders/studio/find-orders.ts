/** The newest orders that match what somebody types, for the dialog that opens anything. */
import { dayAt } from "#rules/time/day.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { orderSearch } from "#server/orders/studio/order-search.ts";
import { listOrdersOfView, type ListedOrder } from "#server/orders/studio/studio-order-store.ts";

export function findOrders(
  query: Query,
  { hotel, person, now }: RequestContext<PersonOf<"staff">>,
  text: string,
  limit: number,
): Promise<ListedOrder[]> {
  const today = dayAt(now, hotel.timezone);
  const search = orderSearch(text, person.role);
  return listOrdersOfView(query, hotel.hotel_id, { view: "all", today, after: null, search, limit });
}
