import * as contract from "#contract/credit.ts";
import { handle } from "#server/calls/handle.ts";
import { correctCredit } from "#server/credit/correct-credit.ts";
import { getMemberCredit } from "#server/credit/get-member-credit.ts";
import { listMemberCredit } from "#server/credit/list-member-credit.ts";

export const creditHandlers = [
  handle(contract.correctCredit, correctCredit),
  handle(contract.getMemberCredit, getMemberCredit),
  handle(contract.listMemberCredit, listMemberCredit),
];
