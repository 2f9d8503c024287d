import * as contract from "#contract/studio/room-units.ts";
import { handle } from "#server/calls/handle.ts";
import { listRoomUnits } from "#server/rate-plans/units/list-room-units.ts";
import { saveUnitNumbers } from "#server/rate-plans/units/save-unit-numbers.ts";

export const roomUnitHandlers = [
  handle(contract.listRoomUnits, listRoomUnits),
  handle(contract.saveUnitNumbers, saveUnitNumbers),
];
