import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/room-units.ts";
import { byNumber, shownNumbers } from "#rules/stock/unit-numbers.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { setCapacity } from "#server/inventory/set-capacity.ts";
import { findUnits, setUnits } from "#server/rate-plans/plan-store.ts";
import { actorOf, pricedSpan, type StaffContext } from "#server/rate-plans/write-rates.ts";
import { findNumbers, findTaken, writeNumbers } from "#server/rate-plans/units/unit-store.ts";

/** Enough of a log's text to know which rooms it was about. */
const LOGGED = 400;

export function saveUnitNumbers(
  { body: { room_class_id, units, numbers } }: HandlerInput<typeof contract.saveUnitNumbers>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.saveUnitNumbers>> {
  const { hotel_id } = context.hotel;
  const after = numbers.toSorted(byNumber);
  const names = after.map(({ number }) => number);
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice >= 0) throw new Refusal("UNIT_NUMBER_TAKEN", ["numbers"]);
  if (units < names.length) throw new Refusal("UNITS_NUMBERED", ["units"]);
  return context.query(async (query) => {
    const had = await findUnits(query, hotel_id, room_class_id);
    if (had === null) throw new Refusal("NOT_FOUND", ["room_class_id"]);
    const before = await findNumbers(query, hotel_id, room_class_id);
    if ((await findTaken(query, hotel_id, room_class_id, names)) !== null)
      throw new Refusal("UNIT_NUMBER_TAKEN", ["numbers"]);
    await writeNumbers(query, hotel_id, room_class_id, { before, after });
    if (had !== units) {
      await setUnits(query, hotel_id, room_class_id, units);
      await setCapacity(query, hotel_id, { room_class_id, units, ...pricedSpan(context) });
    }
    const logged = (count: number, each: readonly { number: string }[]) =>
      `${count}: ${shownNumbers(each.map(({ number }) => number))}`.slice(0, LOGGED);
    const entry = { at: context.now, actor: actorOf(context), action: "room_units.changed", room_class_id };
    const change = { before: logged(had, before), after: logged(units, after) };
    await appendAudit(query, hotel_id, null, { ...entry, ...change });
    return { units, numbers: after, before: { units: had, numbers: before } };
  });
}
