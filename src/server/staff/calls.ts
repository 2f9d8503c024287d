import * as contract from "#contract/studio.ts";
import { handle } from "#server/calls/handle.ts";
import { handlePlatform } from "#server/calls/mount-platform.ts";
import { acceptInvitation } from "#server/staff/accept-invitation.ts";
import { allowPublishing } from "#server/staff/allow-publishing.ts";
import { changeStaffRole } from "#server/staff/change-staff-role.ts";
import { finishStudioSignIn } from "#server/staff/finish-studio-sign-in.ts";
import { inviteStaff } from "#server/staff/invite-staff.ts";
import { listMyLodgings } from "#server/staff/list-my-lodgings.ts";
import { listTeam } from "#server/staff/list-team.ts";
import { openInvitation } from "#server/staff/open-invitation.ts";
import { openStudio } from "#server/staff/open-studio.ts";
import { removeStaff } from "#server/staff/remove-staff.ts";
import { signOutOfStudio } from "#server/staff/sign-out-of-studio.ts";
import { startStudioSignIn } from "#server/staff/start-studio-sign-in.ts";
import { withdrawInvitation } from "#server/staff/withdraw-invitation.ts";

export const staffHandlers = [
  handle(contract.openStudio, openStudio),
  handle(contract.listTeam, listTeam),
  handle(contract.inviteStaff, inviteStaff),
  handle(contract.withdrawInvitation, withdrawInvitation),
  handle(contract.changeStaffRole, changeStaffRole),
  handle(contract.allowPublishing, allowPublishing),
  handle(contract.removeStaff, removeStaff),
];

/** Of no one lodging. */
export const studioHandlers = [
  handlePlatform(contract.startStudioSignIn, startStudioSignIn),
  handlePlatform(contract.finishStudioSignIn, finishStudioSignIn),
  handlePlatform(contract.signOutOfStudio, signOutOfStudio),
  handlePlatform(contract.openInvitation, openInvitation),
  handlePlatform(contract.listMyLodgings, listMyLodgings),
  handlePlatform(contract.acceptInvitation, acceptInvitation),
];
