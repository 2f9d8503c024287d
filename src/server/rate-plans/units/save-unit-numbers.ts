import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/room-units.ts";
import { byNumber } from "#rules/stock/unit-numbers.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { changeUnits, loggedUnits } from "#server/rate-plans/units/change-units.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { keepBefore, type UnitsBefore } from "#server/selling/selling-change.ts";

export function saveUnitNumbers(
  { body: { room_class_id, units, numbers } }: HandlerInput<typeof contract.saveUnitNumbers>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.saveUnitNumbers>> {
  const { hotel_id } = context.hotel;
  const after = { units, numbers: numbers.toSorted(byNumber) };
  const names = after.numbers.map(({ number }) => number);
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice >= 0) throw new Refusal("UNIT_NUMBER_TAKEN", ["numbers"]);
  if (units < names.length) throw new Refusal("UNITS_NUMBERED", ["units"]);
  return context.query(async (query) => {
    const before = await changeUnits(query, context, { room_class_id, ...after });
    const replaced: UnitsBefore = { room_class_id, ...before };
    const undo_until_timestamp = await keepBefore(query, context, "room_units", replaced);
    const entry = { at: context.now, actor: actorOf(context), action: "room_units.changed", room_class_id };
    await appendAudit(query, hotel_id, null, { ...entry, before: loggedUnits(before), after: loggedUnits(after) });
    return { ...after, before, undo_until_timestamp };
  });
}
