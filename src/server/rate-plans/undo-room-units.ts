import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { changeUnits, loggedUnits } from "#server/rate-plans/units/change-units.ts";
import { findNumbers } from "#server/rate-plans/units/unit-store.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { takeBack, type UnitsBefore } from "#server/selling/selling-change.ts";

/** Refused like any other number of rooms where more are sold by now. */
export function undoRoomUnits(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const { room_class_id, units, ...back } = await takeBack<UnitsBefore>(query, context, "room_units");
    const after = { units, numbers: back.numbers ?? (await findNumbers(query, hotel_id, room_class_id)) };
    if (units < after.numbers.length) throw new Refusal("UNITS_NUMBERED");
    const before = await changeUnits(query, context, { room_class_id, ...after });
    const entry = { at: context.now, actor: actorOf(context), action: "room_units.undone", room_class_id };
    await appendAudit(query, hotel_id, null, { ...entry, before: loggedUnits(before), after: loggedUnits(after) });
    return {};
  });
}
