import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { isWeakPassword } from "#rules/people/password.ts";
import { needFreshSignIn } from "#server/accounts/account/need-fresh-sign-in.ts";
import { setPassword } from "#server/accounts/account-store.ts";
import { readAccount } from "#server/accounts/read-account.ts";
import { tellChange } from "#server/accounts/notices/tell-change.ts";
import { endOtherSessions } from "#server/accounts/end-sessions.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

export async function savePassword(
  { body }: HandlerInput<typeof contract.savePassword>,
  context: PlatformContext<PersonOf<"account">>,
): Promise<Record<string, never>> {
  const { person, database } = context;
  await needFreshSignIn(context);
  const account = await readAccount(database, person.account_id);
  if (isWeakPassword(body.password, [account.email, account.name])) throw new Refusal("PASSWORD_WEAK", ["password"]);
  const password_hash = await hashPassword(body.password);
  await database.forAccounts((query) => setPassword(query, account.account_id, password_hash));
  // Whoever knew the old password may be signed in with it.
  await endOtherSessions(database, account.account_id, person.session_id);
  await tellChange(context, null, account, account.password_hash === null ? "password_set" : "password_changed");
  return {};
}
