import * as accounts from "#contract/accounts.ts";
import * as contract from "#contract/members.ts";
import { handle } from "#server/calls/handle.ts";
import { exchangeToken } from "#server/members/exchange-token.ts";
import { addEarlierOrders } from "#server/members/add-earlier-orders.ts";
import { deleteAccount } from "#server/members/delete-account.ts";
import { exportMember } from "#server/members/export-member.ts";
import { finishSignIn } from "#server/members/finish-sign-in.ts";
import { getMember } from "#server/members/get-member.ts";
import { joinByCode } from "#server/members/join-by-code.ts";
import { joinByOneTap } from "#server/members/join-by-one-tap.ts";
import { renewMemberSession } from "#server/members/renew-member-session.ts";
import { saveMember } from "#server/members/save-member.ts";
import { sendDeletionCode } from "#server/members/send-deletion-code.ts";
import { sendJoinCode } from "#server/members/send-join-code.ts";
import { signOutMember } from "#server/members/sign-out-member.ts";
import { startSignIn } from "#server/members/start-sign-in.ts";

export const memberHandlers = [
  handle(contract.startSignIn, startSignIn),
  handle(contract.finishSignIn, finishSignIn),
  handle(contract.renewMemberSession, renewMemberSession),
  handle(contract.signOutMember, signOutMember),
  handle(contract.sendJoinCode, sendJoinCode),
  handle(contract.joinByCode, joinByCode),
  handle(contract.joinByOneTap, joinByOneTap),
  handle(contract.getMember, getMember),
  handle(contract.saveMember, saveMember),
  handle(contract.addEarlierOrders, addEarlierOrders),
  handle(contract.exportMember, exportMember),
  handle(contract.sendDeletionCode, sendDeletionCode),
  handle(contract.deleteAccount, deleteAccount),
  handle(accounts.exchangeToken, exchangeToken),
];
