import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/lodging-facts.ts";
import { LODGING_KINDS } from "#rules/site/lodging-kinds.ts";
import { findFacts } from "#server/selling/lodging-facts-store.ts";
import type { StaffContext } from "#server/rate-plans/write-rates.ts";
import { findUndo } from "#server/selling/selling-change.ts";

export function getLodgingFacts(
  _input: unknown,
  { hotel: { hotel_id }, now, query }: StaffContext,
): Promise<CallAnswer<typeof contract.getLodgingFacts>> {
  return query(async (query) => {
    const facts = await findFacts(query, hotel_id);
    const undo = await findUndo(query, hotel_id, "lodging_facts", now);
    return { ...facts, kind: kindKey(facts.kind), undo_until_timestamp: undo?.until ?? null };
  });
}

/** Null: a number that says nothing. */
export const kindKey = (kind: number) => LODGING_KINDS.find((each) => each.kind === kind)?.key ?? null;
