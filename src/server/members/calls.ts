import { getMemberCredit } from "#contract/members.ts";
import { handle } from "#server/calls/handle.ts";
import { readCredit } from "#server/members/read-credit.ts";

export const memberHandlers = [handle(getMemberCredit, (_asked, context) => readCredit(context))];
