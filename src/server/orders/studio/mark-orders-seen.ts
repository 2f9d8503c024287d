import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { setSeenAt } from "#server/orders/studio/studio-order-store.ts";

export function markOrdersSeen(
  _input: unknown,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    await setSeenAt(query, hotel_id, person.account_id, now);
    return {};
  });
}
