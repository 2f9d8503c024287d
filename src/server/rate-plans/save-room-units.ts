import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { setCapacity } from "#server/inventory/set-capacity.ts";
import { findUnits, setUnits } from "#server/rate-plans/plan-store.ts";
import { actorOf, pricedSpan, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { keepBefore } from "#server/selling/selling-change.ts";
import { countNumbers } from "#server/rate-plans/units/unit-store.ts";

export function saveRoomUnits(
  { body: { room_class_id, units } }: HandlerInput<typeof contract.saveRoomUnits>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.saveRoomUnits>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const before = await findUnits(query, hotel_id, room_class_id);
    if (before === null) throw new Refusal("NOT_FOUND", ["room_class_id"]);
    if (units < (await countNumbers(query, hotel_id, room_class_id))) throw new Refusal("UNITS_NUMBERED", ["units"]);
    await setUnits(query, hotel_id, room_class_id, units);
    await setCapacity(query, hotel_id, { room_class_id, units, ...pricedSpan(context) });
    const undo_until_timestamp = await keepBefore(query, context, "room_units", { room_class_id, units: before });
    const entry = { at: context.now, actor: actorOf(context), action: "room_units.changed", room_class_id };
    await appendAudit(query, hotel_id, null, { ...entry, before, after: units });
    return { before, units, undo_until_timestamp };
  });
}
