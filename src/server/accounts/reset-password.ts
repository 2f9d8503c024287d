import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { isWeakPassword } from "#rules/people/password.ts";
import { setPassword } from "#server/accounts/account-store.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import { hasPasskey } from "#server/accounts/second-step.ts";
import { openSignIn, prove, type Step } from "#server/accounts/sign-in.ts";
import { tellChange } from "#server/accounts/notices/tell-change.ts";
import { accountOfCode } from "#server/accounts/verify-sign-in-code.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** A password is set by the mailbox alone; where there is a passkey, that must not take the passkey's place. */
export async function resetPassword(
  { params, body }: HandlerInput<typeof contract.resetPassword>,
  context: PlatformContext,
): Promise<Step> {
  const signIn = await openSignIn(context, params.uid);
  if (isWeakPassword(body.password, [body.email])) throw new Refusal("PASSWORD_WEAK", ["password"]);
  const { email, code } = body;
  const account = await accountOfCode(context, { email, code, asked_in: params.uid });
  const { account_id } = account;
  if (await hasPasskey(context.database, account_id)) throw new Refusal("PASSKEY_NEEDED");
  const password_hash = await hashPassword(body.password);
  await context.database.forAccounts((query) => setPassword(query, account_id, password_hash));
  // Whoever knew the old password may be signed in with it.
  await endSessions(context.database, account_id, null);
  const change = account.password_hash === null ? "password_set" : "password_changed";
  await tellChange(context, signIn.hotel, account, change);
  const reset = [...new Set([...signIn.reset, account_id])];
  return prove(context, { ...signIn, reset }, { ...account, password_hash }, "code");
}
