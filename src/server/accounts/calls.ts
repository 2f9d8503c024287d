import * as notices from "#contract/account-notice.ts";
import * as specified from "#contract/accounts.ts";
import * as contract from "#contract/sign-in.ts";
import { endByNotice } from "#server/accounts/notices/end-by-notice.ts";
import { endSession } from "#server/accounts/account/end-session.ts";
import { getAccount } from "#server/accounts/account/get-account.ts";
import { getNotice } from "#server/accounts/notices/get-notice.ts";
import { savePassword } from "#server/accounts/account/save-password.ts";
import { getSignIn } from "#server/accounts/get-sign-in.ts";
import { giveConsent } from "#server/accounts/give-consent.ts";
import { logOut } from "#server/accounts/log-out.ts";
import { addPasskey } from "#server/accounts/passkeys/add-passkey.ts";
import { getPasskeyOptions } from "#server/accounts/passkeys/get-passkey-options.ts";
import { getPasskeyRegistration } from "#server/accounts/passkeys/get-passkey-registration.ts";
import { removePasskey } from "#server/accounts/passkeys/remove-passkey.ts";
import { signInWithPasskey } from "#server/accounts/passkeys/sign-in-with-passkey.ts";
import { resetPassword } from "#server/accounts/reset-password.ts";
import { sendSignInCode } from "#server/accounts/send-sign-in-code.ts";
import { setUpSecondStep } from "#server/accounts/set-up-second-step.ts";
import { signInWithPassword } from "#server/accounts/sign-in-with-password.ts";
import { signOut } from "#server/accounts/sign-out.ts";
import { finishUpstream } from "#server/accounts/upstreams/finish-upstream.ts";
import { signInWithOneTap } from "#server/accounts/upstreams/sign-in-with-one-tap.ts";
import { startUpstream } from "#server/accounts/upstreams/start-upstream.ts";
import { verifySignInCode } from "#server/accounts/verify-sign-in-code.ts";
import { handlePlatform } from "#server/calls/mount-platform.ts";

export const accountHandlers = [
  handlePlatform(contract.getSignIn, getSignIn),
  handlePlatform(contract.sendSignInCode, sendSignInCode),
  handlePlatform(contract.verifySignInCode, verifySignInCode),
  handlePlatform(contract.signInWithPassword, signInWithPassword),
  handlePlatform(contract.resetPassword, resetPassword),
  handlePlatform(contract.setUpSecondStep, setUpSecondStep),
  handlePlatform(contract.getPasskeyOptions, getPasskeyOptions),
  handlePlatform(contract.signInWithPasskey, signInWithPasskey),
  handlePlatform(contract.startUpstream, startUpstream),
  handlePlatform(contract.finishUpstream, finishUpstream),
  handlePlatform(contract.giveConsent, giveConsent),
  handlePlatform(contract.getAccount, getAccount),
  handlePlatform(contract.savePassword, savePassword),
  handlePlatform(contract.getPasskeyRegistration, getPasskeyRegistration),
  handlePlatform(contract.addPasskey, addPasskey),
  handlePlatform(contract.removePasskey, removePasskey),
  handlePlatform(contract.endSession, endSession),
  handlePlatform(contract.signOut, signOut),
  handlePlatform(notices.getNotice, getNotice),
  handlePlatform(notices.endByNotice, endByNotice),
  handlePlatform(specified.signInWithOneTap, signInWithOneTap),
  handlePlatform(specified.logOut, logOut),
];
