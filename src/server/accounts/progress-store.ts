/** What the first step of a sign-in with two steps has proved. Stored beside the provider's own records, and gone with them. */
import type { Proof } from "#server/accounts/sign-in.ts";
import { LIFETIMES } from "#server/accounts/oidc/provider.ts";
import type { Database, Statement } from "#server/database/connect.ts";

export type Progress = {
  account_id: string;
  proofs: Proof[];
  /** Accounts whose password was set in this sign-in by a code: there it proves no more than the code did. */
  reset: string[];
};

const MODEL = "Progress";
const SAVE: Statement = {
  name: "save_sign_in_progress",
  text: `insert into platform.oidc_record (model, id, payload, account_id, expires_at)
    values ('${MODEL}', $1, $2, $3, now() + make_interval(secs => $4))
    on conflict (model, id) do update set payload = excluded.payload, account_id = excluded.account_id,
      expires_at = excluded.expires_at
    returning 1`,
};
const READ: Statement = {
  name: "read_sign_in_progress",
  text: `select payload from platform.oidc_record where model = '${MODEL}' and id = $1 and expires_at > now()`,
};

export async function saveProgress(database: Database, uid: string, progress: Progress): Promise<void> {
  await database.forAccounts((query) => query.run(SAVE, [uid, progress, progress.account_id, LIFETIMES.signIn]));
}

export async function readProgress(database: Database, uid: string): Promise<Progress | null> {
  const [row] = await database.forAccounts((query) => query.run<{ payload: Progress }>(READ, [uid]));
  return row?.payload ?? null;
}
