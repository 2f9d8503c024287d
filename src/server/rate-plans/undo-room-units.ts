import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { setCapacity } from "#server/inventory/set-capacity.ts";
import { findUnits, setUnits } from "#server/rate-plans/plan-store.ts";
import { countNumbers } from "#server/rate-plans/units/unit-store.ts";
import { actorOf, pricedSpan, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { takeBack } from "#server/selling/selling-change.ts";

/** Refused like any other number of rooms where more are sold by now. */
export function undoRoomUnits(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const back = await takeBack<{ room_class_id: number; units: number }>(query, context, "room_units");
    const { room_class_id, units } = back;
    const before = await findUnits(query, hotel_id, room_class_id);
    if (units < (await countNumbers(query, hotel_id, room_class_id))) throw new Refusal("UNITS_NUMBERED");
    await setUnits(query, hotel_id, room_class_id, units);
    await setCapacity(query, hotel_id, { room_class_id, units, ...pricedSpan(context) });
    const entry = { at: context.now, actor: actorOf(context), action: "room_units.undone", room_class_id };
    await appendAudit(query, hotel_id, null, { ...entry, before: before ?? 0, after: units });
    return {};
  });
}
