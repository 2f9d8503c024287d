import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/topics.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { changeTopic, findTopic } from "#server/content/topic-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** Its promotions keep the key: they are shown without a heading, and under it again should it come back. */
export function removeTopic(
  { body: { promotion_type_id } }: HandlerInput<typeof contract.removeTopic>,
  { hotel: { hotel_id, main_lang }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    const topic = await findTopic(query, hotel_id, promotion_type_id);
    if (!topic) throw new Refusal("NOT_FOUND", ["promotion_type_id"]);
    await changeTopic(query, hotel_id, promotion_type_id, { del: true });
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "topic.removed" };
    await appendAudit(query, hotel_id, null, { ...entry, before: topic.topic_detail[main_lang] ?? "" });
    return {};
  });
}
