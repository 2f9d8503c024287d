import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/refund-limit.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readLimit, writeLimit } from "#server/orders/studio/refund-limit-store.ts";

export function setRefundLimit(
  { body: { limit } }: HandlerInput<typeof contract.setRefundLimit>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.setRefundLimit>> {
  return query(async (query) => {
    const before = await readLimit(query, hotel_id);
    if (before === limit) return { before };
    await writeLimit(query, hotel_id, limit);
    const sums = { before: before ?? "any", after: limit ?? "any" };
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "refund_limit.set" };
    await appendAudit(query, hotel_id, null, { ...entry, ...sums });
    return { before };
  });
}
