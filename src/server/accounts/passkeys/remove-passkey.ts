import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { needFreshSignIn } from "#server/accounts/account/need-fresh-sign-in.ts";
import { deletePasskey } from "#server/accounts/passkeys/passkey-store.ts";
import { readAccount } from "#server/accounts/read-account.ts";
import { tellChange } from "#server/accounts/notices/tell-change.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

export async function removePasskey(
  { body }: HandlerInput<typeof contract.removePasskey>,
  context: PlatformContext<PersonOf<"account">>,
): Promise<Record<string, never>> {
  const { person, database } = context;
  await needFreshSignIn(context);
  const isGone = await database.forAccounts((query) => deletePasskey(query, person.account_id, body.credential_id));
  if (!isGone) throw new Refusal("NOT_FOUND");
  await tellChange(context, null, await readAccount(database, person.account_id), "passkey_removed");
  return {};
}
