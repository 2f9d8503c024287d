import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { needFreshSignIn } from "#server/accounts/account/need-fresh-sign-in.ts";
import { deletePasskey } from "#server/accounts/passkeys/passkey-store.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

export async function removePasskey(
  { body }: HandlerInput<typeof contract.removePasskey>,
  { person, database, now }: PlatformContext<PersonOf<"account">>,
): Promise<Record<string, never>> {
  needFreshSignIn(person, now);
  const isGone = await database.forAccounts((query) => deletePasskey(query, person.account_id, body.credential_id));
  if (!isGone) throw new Refusal("NOT_FOUND");
  return {};
}
