import { randomUUID } from "node:crypto";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/list-views.ts";
import { MOST_VIEWS, viewQuery } from "#rules/people/list-views.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { addView, changeView, countKept, findView } from "#server/lists/view-store.ts";

export function saveView(
  { body: { view_id, list, name, query: filters } }: HandlerInput<typeof contract.saveView>,
  { hotel: { hotel_id }, person: { account_id }, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.saveView>> {
  const view = { view_id: view_id ?? randomUUID(), list, name, query: viewQuery(list, filters) };
  return query(async (query) => {
    const before = view_id === undefined ? null : await findView(query, hotel_id, account_id, view_id);
    if (view_id !== undefined && before?.list !== list) throw new Refusal("NOT_FOUND", ["view_id"]);
    if (before) await changeView(query, hotel_id, account_id, view);
    else {
      if ((await countKept(query, hotel_id, account_id, list)) >= MOST_VIEWS)
        throw new Refusal("TOO_MANY_VIEWS", ["name"]);
      await addView(query, hotel_id, account_id, { ...view, created_at: now });
    }
    const entry = { at: now, actor: `staff:${account_id}`, action: before ? "view.changed" : "view.saved" };
    await appendAudit(query, hotel_id, null, { ...entry, ...(before ? { before: before.name } : {}), after: name });
    return view;
  });
}
