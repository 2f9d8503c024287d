import { appendAudit } from "#server/audit/append-audit.ts";
import { type ExtraRate, lockExtraRates, setExtraRates } from "#server/selling/extra-rate-store.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { takeBack } from "#server/selling/selling-change.ts";

export function undoExtraRates(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const now = await lockExtraRates(query, hotel_id);
    const { rates } = await takeBack<{ rates: ExtraRate[] }>(query, context, "extra_rates");
    await setExtraRates(query, hotel_id, rates);
    const entry = { at: context.now, actor: actorOf(context), action: "extra_rates.undone" };
    await appendAudit(query, hotel_id, null, { ...entry, before: JSON.stringify(now), after: JSON.stringify(rates) });
    return {};
  });
}
