import * as contract from "#contract/rates.ts";
import { handle } from "#server/calls/handle.ts";
import { getRates } from "#server/rates/get-rates.ts";

export const rateHandlers = [handle(contract.getRates, getRates)];
