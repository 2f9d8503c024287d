import * as contract from "#contract/members.ts";
import { handle } from "#server/calls/handle.ts";
import { getMemberCredit } from "#server/members/get-member-credit.ts";

export const memberHandlers = [handle(contract.getMemberCredit, getMemberCredit)];
