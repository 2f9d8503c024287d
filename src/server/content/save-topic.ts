import { randomBytes } from "node:crypto";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/topics.ts";
import type { Texts } from "#rules/text/language.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { addTopic, changeTopic, countTopics, findTopic } from "#server/content/topic-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** A page with more headings than this is no help to anyone. */
const MOST_TOPICS = 30;

/** A new one is seen with the first promotion that is published with it. */
export function saveTopic(
  { body: { promotion_type_id, names } }: HandlerInput<typeof contract.saveTopic>,
  { hotel: { hotel_id, main_lang }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.saveTopic>> {
  const given = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== "")) as Texts;
  const name = given[main_lang];
  if (!name) throw new Refusal("INVALID_INPUT", [`names.${main_lang}`]);
  return query(async (query) => {
    const before = promotion_type_id === undefined ? null : await findTopic(query, hotel_id, promotion_type_id);
    if (promotion_type_id !== undefined && !before) throw new Refusal("NOT_FOUND", ["promotion_type_id"]);
    if (!before && (await countTopics(query, hotel_id)) >= MOST_TOPICS) throw new Refusal("INVALID_INPUT", ["names"]);
    const topic_key = before?.topic_key ?? `topic-${randomBytes(4).toString("hex")}`;
    const id = before?.promotion_type_id ?? (await addTopic(query, hotel_id, topic_key, given));
    if (before) await changeTopic(query, hotel_id, id, { topic_detail: given });
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "topic.saved" };
    const was = before ? { before: before.topic_detail[main_lang] ?? "" } : {};
    await appendAudit(query, hotel_id, null, { ...entry, ...was, after: name });
    return { promotion_type_id: id, topic_key };
  });
}
