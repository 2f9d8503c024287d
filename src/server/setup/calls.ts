import * as contract from "#contract/studio/setup.ts";
import { handle } from "#server/calls/handle.ts";
import { getSetup } from "#server/setup/get-setup.ts";
import { goLive } from "#server/setup/go-live.ts";
import { leaveSetupStep } from "#server/setup/leave-setup-step.ts";

export const setupHandlers = [
  handle(contract.getSetup, getSetup),
  handle(contract.leaveSetupStep, leaveSetupStep),
  handle(contract.goLive, goLive),
];
