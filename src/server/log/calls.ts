import * as contract from "#contract/studio/log.ts";
import { handle } from "#server/calls/handle.ts";
import { listLog } from "#server/log/list-log.ts";

export const logHandlers = [handle(contract.listLog, listLog)];
