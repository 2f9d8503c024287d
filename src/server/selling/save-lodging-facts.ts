import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/lodging-facts.ts";
import { LODGING_KINDS } from "#rules/site/lodging-kinds.ts";
import { dayAt } from "#rules/time/day.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { kindKey } from "#server/selling/get-lodging-facts.ts";
import { countToCome, type LodgingFacts, lockFacts, setFacts } from "#server/selling/lodging-facts-store.ts";
import { keepBefore } from "#server/selling/selling-change.ts";

type Answer = CallAnswer<typeof contract.saveLodgingFacts>;

/** Days of orders stay as they were sold; what follows the clock (deadlines, e-mails, today) follows the new one. */
export function saveLodgingFacts(
  { body: { kind, country, timezone, is_preview } }: HandlerInput<typeof contract.saveLodgingFacts>,
  context: StaffContext,
): Promise<Answer> {
  const { hotel, now } = context;
  const { hotel_id } = hotel;
  return context.query(async (query) => {
    const before = await lockFacts(query, hotel_id);
    const after: LodgingFacts = {
      kind: LODGING_KINDS.find(({ key }) => key === kind)?.kind ?? before.kind,
      country: country ?? before.country,
      timezone: timezone ?? before.timezone,
    };
    const changes = changesOf(before, after);
    const today = dayAt(now, before.timezone);
    const seen = {
      changes,
      stays_to_come: await countToCome(query, hotel_id, today),
      today,
      today_after: dayAt(now, after.timezone),
    };
    if (is_preview || changes.length === 0) return { ...seen, undo_until_timestamp: null };
    await setFacts(query, hotel_id, after, now);
    const undo_until_timestamp = await keepBefore(query, context, "lodging_facts", before);
    const entry = { at: now, actor: actorOf(context), action: "lodging.facts_changed" };
    await appendAudit(query, hotel_id, null, { ...entry, ...loggedChanges(changes) });
    return { ...seen, undo_until_timestamp };
  });
}

export function changesOf(before: LodgingFacts, after: LodgingFacts): Answer["changes"] {
  const text = ({ kind, ...facts }: LodgingFacts) => ({ kind: kindKey(kind) ?? "", ...facts });
  const [was, is] = [text(before), text(after)];
  return (["kind", "country", "timezone"] as const)
    .map((field) => ({ field, before: was[field], after: is[field] }))
    .filter((change) => change.before !== change.after);
}

export function loggedChanges(changes: Answer["changes"]): { before: string; after: string } {
  const side = (name: "before" | "after") =>
    JSON.stringify(Object.fromEntries(changes.map((change) => [change.field, change[name]])));
  return { before: side("before"), after: side("after") };
}
