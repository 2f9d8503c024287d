import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { needFreshSignIn } from "#server/accounts/account/need-fresh-sign-in.ts";
import { relyingParty, saveChallenge } from "#server/accounts/passkeys/passkey-ceremony.ts";
import { listPasskeys } from "#server/accounts/passkeys/passkey-store.ts";
import type { PersonOf } from "#server/calls/person.ts";
import { webAuthn } from "#server/accounts/passkeys/web-authn.ts";
import { readAccount } from "#server/accounts/read-account.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";

/** EdDSA, ES256 and RS256 in COSE: what devices make today. */
const ALGORITHMS = [-8, -7, -257];

export async function getPasskeyRegistration(
  _input: unknown,
  context: PlatformContext<PersonOf<"account">>,
): Promise<CallAnswer<typeof contract.getPasskeyRegistration>> {
  const { person, database } = context;
  await needFreshSignIn(context);
  const account = await readAccount(database, person.account_id);
  const known = await database.forAccounts((query) => listPasskeys(query, account.account_id));
  const { id, name } = relyingParty(context);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: Buffer.from(account.account_id),
    userName: account.email,
    userDisplayName: account.name || account.email,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    // Found by the device itself, and only with the owner's finger, face or number: it counts as two steps.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await saveChallenge(context, `account ${person.session_id}`, options.challenge);
  return { ...options };
}
