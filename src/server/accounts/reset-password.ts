import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { isWeakPassword } from "#rules/people/password.ts";
import { setPassword } from "#server/accounts/account-store.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import { openSignIn, prove, type Step } from "#server/accounts/sign-in.ts";
import { accountOfCode } from "#server/accounts/verify-sign-in-code.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

export async function resetPassword(
  { params, body }: HandlerInput<typeof contract.resetPassword>,
  context: PlatformContext,
): Promise<Step> {
  const signIn = await openSignIn(context, params.uid);
  if (isWeakPassword(body.password, [body.email])) throw new Refusal("PASSWORD_WEAK", ["password"]);
  const account = await accountOfCode(context, body);
  const password_hash = await hashPassword(body.password);
  await context.database.forAccounts((query) => setPassword(query, account.account_id, password_hash));
  // Whoever knew the old password may be signed in with it.
  await endSessions(context.database, account.account_id, null);
  // The code alone was proved: a new password is no second step for staff.
  return prove(context, signIn, { ...account, password_hash }, "code");
}
