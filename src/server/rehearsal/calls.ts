import * as contract from "#contract/rehearsal.ts";
import { handle } from "#server/calls/handle.ts";
import { rehearse } from "#server/rehearsal/rehearse.ts";

export const rehearsalHandlers = [handle(contract.rehearse, rehearse)];
