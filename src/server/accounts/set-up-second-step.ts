import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { isWeakPassword } from "#rules/people/password.ts";
import { setPassword } from "#server/accounts/account-store.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import { hasSecondStep } from "#server/accounts/second-step.ts";
import { openSignIn, prove, type Step } from "#server/accounts/sign-in.ts";
import { tellChange } from "#server/accounts/notices/tell-change.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** Only the first one: whoever has a second step already must use it, or reset it by a code and then use it. */
export async function setUpSecondStep(
  { params, body }: HandlerInput<typeof contract.setUpSecondStep>,
  context: PlatformContext,
): Promise<Step> {
  const signIn = await openSignIn(context, params.uid);
  const { account, proofs } = signIn;
  if (
    !account ||
    !proofs.some((proof) => proof === "code" || proof === "upstream") ||
    (await hasSecondStep(context.database, account))
  ) {
    throw new Refusal("SIGN_IN_EXPIRED");
  }
  if (isWeakPassword(body.password, [account.email, account.name])) throw new Refusal("PASSWORD_WEAK", ["password"]);
  const password_hash = await hashPassword(body.password);
  await context.database.forAccounts((query) => setPassword(query, account.account_id, password_hash));
  await tellChange(context, signIn.hotel, account, "password_set");
  return prove(context, signIn, { ...account, password_hash }, "password");
}
