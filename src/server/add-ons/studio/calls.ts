import * as contract from "#contract/studio/studio-add-ons.ts";
import { archiveAddOn } from "#server/add-ons/studio/archive-add-on.ts";
import { listAddOnDays } from "#server/add-ons/studio/list-add-on-days.ts";
import { listAddOns } from "#server/add-ons/studio/list-add-ons.ts";
import { saveAddOn } from "#server/add-ons/studio/save-add-on.ts";
import { setAddOnStock } from "#server/add-ons/studio/set-add-on-stock.ts";
import { undoAddOn } from "#server/add-ons/studio/undo-add-on.ts";
import { undoAddOnStock } from "#server/add-ons/studio/undo-add-on-stock.ts";
import { handle } from "#server/calls/handle.ts";

export const studioAddOnHandlers = [
  handle(contract.listAddOns, listAddOns),
  handle(contract.saveAddOn, saveAddOn),
  handle(contract.archiveAddOn, archiveAddOn),
  handle(contract.undoAddOn, undoAddOn),
  handle(contract.listAddOnDays, listAddOnDays),
  handle(contract.setAddOnStock, setAddOnStock),
  handle(contract.undoAddOnStock, undoAddOnStock),
];
