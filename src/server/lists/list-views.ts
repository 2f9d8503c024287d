import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/list-views.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { findViews } from "#server/lists/view-store.ts";

export function listViews(
  { query: { list } }: HandlerInput<typeof contract.listViews>,
  { hotel: { hotel_id }, person: { account_id }, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.listViews>> {
  return query(async (query) => ({ views: await findViews(query, hotel_id, account_id, list) }));
}
