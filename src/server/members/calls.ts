import * as accounts from "#contract/accounts.ts";
import * as contract from "#contract/members.ts";
import { handle } from "#server/calls/handle.ts";
import { exchangeToken } from "#server/members/exchange-token.ts";
import { getMemberCredit } from "#server/members/get-member-credit.ts";

export const memberHandlers = [
  handle(contract.getMemberCredit, getMemberCredit),
  handle(accounts.exchangeToken, exchangeToken),
];
