import { unitOf } from "#rules/money/money.ts";
import { scaleRules } from "#rules/rates/scale-rules.ts";
import type { Query } from "#server/database/connect.ts";
import { forgetChange, keepRules, lockRules } from "#server/rate-plans/rate-store.ts";

/** The rules in another currency's minor units. What could be taken back of the nights is counted in the old one, and goes. */
export async function scaleRates(
  query: Query,
  hotel_id: number,
  { before, factor, now }: { before: string; factor: number; now: Date },
): Promise<void> {
  const { rules, revision } = await lockRules(query, hotel_id, unitOf(before), now);
  await keepRules(query, hotel_id, { rules: scaleRules(rules, factor), revision: revision + 1 }, now);
  await forgetChange(query, hotel_id);
}
