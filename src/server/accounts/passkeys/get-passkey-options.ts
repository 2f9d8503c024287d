import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { relyingParty, saveChallenge } from "#server/accounts/passkeys/passkey-ceremony.ts";
import { listPasskeys } from "#server/accounts/passkeys/passkey-store.ts";
import { openSignIn } from "#server/accounts/sign-in.ts";
import { webAuthn } from "#server/accounts/passkeys/web-authn.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";

/** Nobody is named in a first step: the browser offers what it has, and no list says who has an account. */
export async function getPasskeyOptions(
  { params }: HandlerInput<typeof contract.getPasskeyOptions>,
  context: PlatformContext,
): Promise<CallAnswer<typeof contract.getPasskeyOptions>> {
  const { account } = await openSignIn(context, params.uid);
  const known = account ? await context.database.forAccounts((query) => listPasskeys(query, account.account_id)) : [];
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    userVerification: "required",
    allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  });
  await saveChallenge(context, `sign-in ${params.uid}`, options.challenge);
  return { ...options };
}
