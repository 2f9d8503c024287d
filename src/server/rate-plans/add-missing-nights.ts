/** Gives every night up to eighteen months ahead its price and its rooms, where it has none. What exists stays. */
import { nightChanges } from "#rules/rates/night-changes.ts";
import { PRICED_DAYS } from "#rules/rates/rate-rules.ts";
import type { Query } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { addCapacity } from "#server/inventory/set-capacity.ts";
import { listRoomsOfRates } from "#server/rate-plans/plan-store.ts";
import { listStoredNights, listTargets, readRules, writeNights } from "#server/rate-plans/rate-store.ts";
import { daysFrom, pricedSpan, unitIn } from "#server/rate-plans/write-rates.ts";

type Where = { hotel: Tenant };

/** The caller has locked the rules. Returns how many prices were added. */
export async function addMissingNights(query: Query, { hotel }: Where, now: Date): Promise<number> {
  const { hotel_id } = hotel;
  const span = pricedSpan({ hotel, now });
  for (const { room_class_id, units, active } of await listRoomsOfRates(query, hotel_id)) {
    if (active) await addCapacity(query, hotel_id, { room_class_id, units, ...span });
  }
  const { rules } = await readRules(query, hotel_id, unitIn({ hotel }));
  if (rules.plans.length === 0) return 0;
  const stored = await listStoredNights(query, hotel_id, span);
  const targets = await listTargets(query, hotel_id);
  const { changes } = nightChanges(rules, targets, stored, daysFrom(span.from, PRICED_DAYS));
  const missing = changes.filter(({ before }) => before === null).map(({ after }) => after);
  await writeNights(
    query,
    hotel_id,
    missing.filter(({ price }) => price > 0),
    now,
  );
  return missing.length;
}
