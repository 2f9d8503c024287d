import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { findAccount } from "#server/accounts/account-store.ts";
import { listPasskeys } from "#server/accounts/passkeys/passkey-store.ts";
import { listSessions } from "#server/accounts/session-origins.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import type { Statement } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";

const IDENTITIES: Statement = {
  name: "list_identities",
  text: `select issuer, linked_at from platform.account_identity where account_id = $1 order by linked_at`,
};

/** As all timestamps on the wire. */
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export async function getAccount(
  _input: unknown,
  { person, database, accounts }: PlatformContext<PersonOf<"account">>,
): Promise<CallAnswer<typeof contract.getAccount>> {
  const account = await findAccount(database, person.account_id);
  if (!account) throw new Refusal("SIGN_IN_NEEDED");
  const { account_id, email, name, password_hash } = account;
  const found = await database.forAccounts(async (query) => ({
    passkeys: await listPasskeys(query, account_id),
    identities: await query.run<{ issuer: string; linked_at: Date }>(IDENTITIES, [account_id]),
    sessions: await listSessions(query, account_id),
  }));
  const upstreams = Object.values(accounts.upstreams);
  return {
    email,
    name,
    has_password: password_hash !== null,
    passkeys: found.passkeys.map(({ credential_id, name, created_at, used_at }) => ({
      credential_id,
      name,
      created_timestamp: seconds(created_at),
      used_timestamp: used_at && seconds(used_at),
    })),
    // One whose provider is no longer set opens nothing.
    identities: found.identities.flatMap(({ issuer, linked_at }) => {
      const upstream = upstreams.find((each) => each.issuer === issuer);
      return upstream ? [{ provider: upstream.name, linked_timestamp: seconds(linked_at) }] : [];
    }),
    sessions: found.sessions.map(({ uid, browser, network, opened_at }) => ({
      session_id: uid,
      browser,
      network,
      opened_timestamp: seconds(opened_at),
      is_this: uid === person.session_id,
    })),
  };
}
