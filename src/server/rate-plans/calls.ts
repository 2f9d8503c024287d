import * as contract from "#contract/studio/studio-rates.ts";
import * as changes from "#contract/studio/selling-changes.ts";
import { handle } from "#server/calls/handle.ts";
import { archiveRatePlan } from "#server/rate-plans/archive-rate-plan.ts";
import { explainNight } from "#server/rate-plans/explain-night.ts";
import { listNights } from "#server/rate-plans/list-nights.ts";
import { listRatePlans } from "#server/rate-plans/list-rate-plans.ts";
import { previewNights } from "#server/rate-plans/preview-nights.ts";
import { previewRatePlan } from "#server/rate-plans/preview-rate-plan.ts";
import { sampleStay } from "#server/rate-plans/sample-stay.ts";
import { saveRatePlan } from "#server/rate-plans/save-rate-plan.ts";
import { saveRates } from "#server/rate-plans/save-rates.ts";
import { saveRoomUnits } from "#server/rate-plans/save-room-units.ts";
import { setNight } from "#server/rate-plans/set-night.ts";
import { undoRatePlan } from "#server/rate-plans/undo-rate-plan.ts";
import { undoRates } from "#server/rate-plans/undo-rates.ts";
import { undoRoomUnits } from "#server/rate-plans/undo-room-units.ts";

export const ratePlanHandlers = [
  handle(contract.listRatePlans, listRatePlans),
  handle(contract.saveRatePlan, saveRatePlan),
  handle(contract.archiveRatePlan, archiveRatePlan),
  handle(contract.previewNights, previewNights),
  handle(contract.saveRates, saveRates),
  handle(contract.undoRates, undoRates),
  handle(contract.listNights, listNights),
  handle(contract.setNight, setNight),
  handle(contract.explainNight, explainNight),
  handle(contract.sampleStay, sampleStay),
  handle(contract.saveRoomUnits, saveRoomUnits),
  handle(changes.previewRatePlan, previewRatePlan),
  handle(changes.undoRatePlan, undoRatePlan),
  handle(changes.undoRoomUnits, undoRoomUnits),
];
