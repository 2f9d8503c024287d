import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/room-units.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { listUnits } from "#server/rate-plans/units/unit-store.ts";
import { findUndoUnits } from "#server/selling/selling-change.ts";

export function listRoomUnits(
  _input: HandlerInput<typeof contract.listRoomUnits>,
  { hotel: { hotel_id }, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.listRoomUnits>> {
  return query(async (query) => ({
    rooms: await listUnits(query, hotel_id),
    undo: await findUndoUnits(query, hotel_id, now),
  }));
}
