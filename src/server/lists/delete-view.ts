import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/list-views.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findView, removeView } from "#server/lists/view-store.ts";

export function deleteView(
  { body: { view_id } }: HandlerInput<typeof contract.deleteView>,
  { hotel: { hotel_id }, person: { account_id }, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    const found = await findView(query, hotel_id, account_id, view_id);
    if (!found) throw new Refusal("NOT_FOUND", ["view_id"]);
    await removeView(query, hotel_id, account_id, view_id);
    const entry = { at: now, actor: `staff:${account_id}`, action: "view.deleted", before: found.name };
    await appendAudit(query, hotel_id, null, entry);
    return {};
  });
}
