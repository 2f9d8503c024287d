import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { findAccount } from "#server/accounts/account-store.ts";
import { relyingParty, takeChallenge } from "#server/accounts/passkeys/passkey-ceremony.ts";
import { countPasskeyUse, findPasskey, type Passkey } from "#server/accounts/passkeys/passkey-store.ts";
import { openSignIn, prove, type Step } from "#server/accounts/sign-in.ts";
import { webAuthn } from "#server/accounts/passkeys/web-authn.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** A passkey nobody knows, a wrong signature, an old challenge and a copied device get the same answer. */
export async function signInWithPasskey(
  { params, body }: HandlerInput<typeof contract.signInWithPasskey>,
  context: PlatformContext,
): Promise<Step> {
  const signIn = await openSignIn(context, params.uid);
  const { database, now } = context;
  const challenge = await takeChallenge(context, `sign-in ${params.uid}`);
  const passkey = await database.forAccounts((query) => findPasskey(query, body.credential.id));
  if (challenge === null || !passkey) throw new Refusal("PASSKEY_FAILED");
  const counter = await verify(context, passkey, challenge, body.credential);
  if (counter === null) throw new Refusal("PASSKEY_FAILED");
  const isCounted = await database.forAccounts((query) => countPasskeyUse(query, passkey.credential_id, counter, now));
  const account = await findAccount(database, passkey.account_id);
  if (!isCounted || !account) throw new Refusal("PASSKEY_FAILED");
  return prove(context, signIn, account, "passkey");
}

/** The counter it reports; null: it is not right. */
async function verify(
  context: PlatformContext,
  { credential_id, account_id, public_key, counter, transports }: Passkey,
  expectedChallenge: string,
  credential: unknown,
): Promise<number | null> {
  const response = credential as AuthenticationResponseJSON;
  const { id, origin } = relyingParty(context);
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    // The device says whose passkey it used; it must be the one we know it by.
    const { userHandle } = response.response;
    if (userHandle && Buffer.from(userHandle, "base64url").toString() !== account_id) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credential_id, publicKey: Buffer.from(public_key, "base64url"), counter, transports },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // It throws whatever is wrong with what the browser sent, down to a missing field.
    return null;
  }
}
