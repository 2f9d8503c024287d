import * as contract from "#contract/studio/selling-changes.ts";
import * as facts from "#contract/studio/lodging-facts.ts";
import { handle } from "#server/calls/handle.ts";
import { getExtraRates } from "#server/selling/get-extra-rates.ts";
import { getLodgingFacts } from "#server/selling/get-lodging-facts.ts";
import { saveCurrency } from "#server/selling/save-currency.ts";
import { saveExtraRates } from "#server/selling/save-extra-rates.ts";
import { saveLodgingFacts } from "#server/selling/save-lodging-facts.ts";
import { undoExtraRates } from "#server/selling/undo-extra-rates.ts";
import { undoLodgingFacts } from "#server/selling/undo-lodging-facts.ts";

export const sellingHandlers = [
  handle(contract.getExtraRates, getExtraRates),
  handle(contract.saveExtraRates, saveExtraRates),
  handle(contract.undoExtraRates, undoExtraRates),
  handle(contract.saveCurrency, saveCurrency),
  handle(facts.getLodgingFacts, getLodgingFacts),
  handle(facts.saveLodgingFacts, saveLodgingFacts),
  handle(facts.undoLodgingFacts, undoLodgingFacts),
];
