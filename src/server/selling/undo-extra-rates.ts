import { appendAudit } from "#server/audit/append-audit.ts";
import { type Extras, lockExtras, setExtras } from "#server/selling/extra-rate-store.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { takeBack } from "#server/selling/selling-change.ts";

export function undoExtraRates(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const now = await lockExtras(query, hotel_id);
    // What was kept before there were cots has only rates.
    const before = { ...now, rooms: [], ...(await takeBack<Partial<Extras>>(query, context, "extra_rates")) };
    await setExtras(query, hotel_id, before);
    const entry = { at: context.now, actor: actorOf(context), action: "extra_rates.undone" };
    await appendAudit(query, hotel_id, null, { ...entry, before: JSON.stringify(now), after: JSON.stringify(before) });
    return {};
  });
}
