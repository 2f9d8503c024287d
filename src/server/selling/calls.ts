import * as contract from "#contract/studio/selling-changes.ts";
import { handle } from "#server/calls/handle.ts";
import { getExtraRates } from "#server/selling/get-extra-rates.ts";
import { saveCurrency } from "#server/selling/save-currency.ts";
import { saveExtraRates } from "#server/selling/save-extra-rates.ts";
import { undoExtraRates } from "#server/selling/undo-extra-rates.ts";

export const sellingHandlers = [
  handle(contract.getExtraRates, getExtraRates),
  handle(contract.saveExtraRates, saveExtraRates),
  handle(contract.undoExtraRates, undoExtraRates),
  handle(contract.saveCurrency, saveCurrency),
];
