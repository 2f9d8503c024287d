import * as contract from "#contract/studio/rehearsal.ts";
import { handle } from "#server/calls/handle.ts";
import { rehearse } from "#server/rehearsal/rehearse.ts";

export const rehearsalHandlers = [handle(contract.rehearse, rehearse)];
