import { appendAudit } from "#server/audit/append-audit.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { type LodgingFacts, lockFacts, setFacts } from "#server/selling/lodging-facts-store.ts";
import { changesOf, loggedChanges } from "#server/selling/save-lodging-facts.ts";
import { takeBack } from "#server/selling/selling-change.ts";

export function undoLodgingFacts(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const now = await lockFacts(query, hotel_id);
    const before = await takeBack<LodgingFacts>(query, context, "lodging_facts");
    await setFacts(query, hotel_id, before, context.now);
    const entry = { at: context.now, actor: actorOf(context), action: "lodging.facts_undone" };
    await appendAudit(query, hotel_id, null, { ...entry, ...loggedChanges(changesOf(now, before)) });
    return {};
  });
}
