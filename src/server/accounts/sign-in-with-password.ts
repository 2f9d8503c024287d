import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { PASSWORD_TRIES } from "#rules/people/sign-in-limits.ts";
import { findAccountByEmail } from "#server/accounts/account-store.ts";
import { spendTries } from "#server/accounts/asker.ts";
import { isPassword } from "#server/accounts/passwords.ts";
import { openSignIn, prove, type Step } from "#server/accounts/sign-in.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** An unknown address, one without a password and a wrong password get the same answer after the same time. */
export async function signInWithPassword(
  { params, body }: HandlerInput<typeof contract.signInWithPassword>,
  context: PlatformContext,
): Promise<Step> {
  const signIn = await openSignIn(context, params.uid);
  const { database, secrets, now, person, cookies } = context;
  const { email, password } = body;
  const account = await database.forAccounts(async (query) => {
    await spendTries(query, "passwords", { secrets, email, cookies, address: person.address, now }, PASSWORD_TRIES);
    return findAccountByEmail(query, email);
  });
  if (!(await isPassword(password, account?.password_hash ?? null)) || !account) {
    throw new Refusal("SIGN_IN_FAILED", ["password"]);
  }
  return prove(context, signIn, account, "password");
}
