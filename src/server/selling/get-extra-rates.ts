import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/selling-changes.ts";
import { lockExtraRates } from "#server/selling/extra-rate-store.ts";
import type { StaffContext } from "#server/rate-plans/write-rates.ts";
import { findUndo } from "#server/selling/selling-change.ts";

export function getExtraRates(
  _input: unknown,
  { hotel: { hotel_id }, now, query }: StaffContext,
): Promise<CallAnswer<typeof contract.getExtraRates>> {
  return query(async (query) => {
    const undo = await findUndo(query, hotel_id, "extra_rates", now);
    return { rates: await lockExtraRates(query, hotel_id), undo_until_timestamp: undo?.until ?? null };
  });
}
