import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { needFreshSignIn } from "#server/accounts/account/need-fresh-sign-in.ts";
import { relyingParty, takeChallenge } from "#server/accounts/passkeys/passkey-ceremony.ts";
import { listPasskeys, storePasskey } from "#server/accounts/passkeys/passkey-store.ts";
import { readAccount } from "#server/accounts/read-account.ts";
import { tellChange } from "#server/accounts/notices/tell-change.ts";
import type { PersonOf } from "#server/calls/person.ts";
import { webAuthn } from "#server/accounts/passkeys/web-authn.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** More devices than anyone has. */
const MOST_PASSKEYS = 20;

export async function addPasskey(
  { body }: HandlerInput<typeof contract.addPasskey>,
  context: PlatformContext<PersonOf<"account">>,
): Promise<Record<string, never>> {
  const { person, database, now } = context;
  await needFreshSignIn(context);
  const { account_id } = person;
  const challenge = await takeChallenge(context, `account ${person.session_id}`);
  const made = challenge === null ? null : await verify(context, challenge, body.credential);
  if (!made) throw new Refusal("PASSKEY_FAILED");
  const isStored = await database.forAccounts(async (query) => {
    if ((await listPasskeys(query, account_id)).length >= MOST_PASSKEYS) throw new Refusal("TOO_MANY_REQUESTS");
    return storePasskey(query, { ...made, account_id, name: body.name, created_at: now });
  });
  if (!isStored) throw new Refusal("PASSKEY_FAILED");
  await tellChange(context, null, await readAccount(database, account_id), "passkey_added");
  return {};
}

async function verify(context: PlatformContext, expectedChallenge: string, credential: unknown) {
  const { id, origin } = relyingParty(context);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!registrationInfo) return null;
    const { id: credential_id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credential_id, public_key: Buffer.from(publicKey).toString("base64url"), counter, transports };
  } catch {
    // It throws whatever is wrong with what the browser sent, down to a missing field.
    return null;
  }
}
