import * as contract from "#contract/sign-in.ts";
import { getSignIn } from "#server/accounts/get-sign-in.ts";
import { giveConsent } from "#server/accounts/give-consent.ts";
import { resetPassword } from "#server/accounts/reset-password.ts";
import { sendSignInCode } from "#server/accounts/send-sign-in-code.ts";
import { setUpSecondStep } from "#server/accounts/set-up-second-step.ts";
import { signInWithPassword } from "#server/accounts/sign-in-with-password.ts";
import { signOut } from "#server/accounts/sign-out.ts";
import { verifySignInCode } from "#server/accounts/verify-sign-in-code.ts";
import { handlePlatform } from "#server/calls/mount-platform.ts";

export const accountHandlers = [
  handlePlatform(contract.getSignIn, getSignIn),
  handlePlatform(contract.sendSignInCode, sendSignInCode),
  handlePlatform(contract.verifySignInCode, verifySignInCode),
  handlePlatform(contract.signInWithPassword, signInWithPassword),
  handlePlatform(contract.resetPassword, resetPassword),
  handlePlatform(contract.setUpSecondStep, setUpSecondStep),
  handlePlatform(contract.giveConsent, giveConsent),
  handlePlatform(contract.signOut, signOut),
];
