import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/refund-limit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readLimit } from "#server/orders/studio/refund-limit-store.ts";

export function getRefundLimit(
  _input: unknown,
  { hotel: { hotel_id }, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.getRefundLimit>> {
  return query(async (query) => ({ limit: await readLimit(query, hotel_id) }));
}
