/** An identity that waits for its owner to prove an address by a code, in the same sign-in; then it is linked. */
import type { Account } from "#server/accounts/account-store.ts";
import { linkIdentity } from "#server/accounts/account-store.ts";
import { LIFETIMES } from "#server/accounts/oidc/provider.ts";
import type { UpstreamName } from "#server/accounts/upstreams/upstreams.ts";
import type { Database, Statement } from "#server/database/connect.ts";

export type PendingIdentity = {
  provider: UpstreamName;
  issuer: string;
  subject: string;
  /** Null: the provider gave none, and any address may be proved. */
  email: string | null;
};

const MODEL = "PendingIdentity";
const SAVE: Statement = {
  name: "save_pending_identity",
  text: `insert into platform.oidc_record (model, id, payload, expires_at)
    values ('${MODEL}', $1, $2, now() + make_interval(secs => $3))
    on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at
    returning 1`,
};
const READ: Statement = {
  name: "read_pending_identity",
  text: `select payload from platform.oidc_record where model = '${MODEL}' and id = $1 and expires_at > now()`,
};
const FORGET: Statement = {
  name: "forget_pending_identity",
  text: `delete from platform.oidc_record where model = '${MODEL}' and id = $1 returning 1`,
};

export async function savePendingIdentity(database: Database, uid: string, pending: PendingIdentity): Promise<void> {
  await database.forAccounts((query) => query.run(SAVE, [uid, pending, LIFETIMES.signIn]));
}

export async function readPendingIdentity(database: Database, uid: string): Promise<PendingIdentity | null> {
  const [row] = await database.forAccounts((query) => query.run<{ payload: PendingIdentity }>(READ, [uid]));
  return row?.payload ?? null;
}

/**
 * Only for the address that the provider named: who proves another one is somebody else, or means another account. Answers whose
 * identity was linked.
 */
export async function linkPendingIdentity(
  database: Database,
  uid: string,
  account: Account,
  now: Date,
): Promise<UpstreamName | null> {
  const pending = await readPendingIdentity(database, uid);
  if (!pending || (pending.email !== null && pending.email !== account.email)) return null;
  const { issuer, subject, provider } = pending;
  const { account_id } = account;
  await database.forAccounts(async (query) => {
    await linkIdentity(query, { issuer, subject, account_id, now });
    await query.run(FORGET, [uid]);
  });
  return provider;
}
