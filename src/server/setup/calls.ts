import * as contract from "#contract/studio/setup.ts";
import { handle } from "#server/calls/handle.ts";
import { getPoster } from "#server/setup/get-poster.ts";
import { getSetup } from "#server/setup/get-setup.ts";
import { goLive } from "#server/setup/go-live.ts";
import { leaveSetupStep } from "#server/setup/leave-setup-step.ts";

export const setupHandlers = [
  handle(contract.getSetup, getSetup),
  handle(contract.getPoster, getPoster),
  handle(contract.leaveSetupStep, leaveSetupStep),
  handle(contract.goLive, goLive),
];
