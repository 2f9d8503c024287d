/** The SQL of passkeys. */
import type { Query, Statement } from "#server/database/connect.ts";

export type Passkey = {
  credential_id: string;
  account_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
};

const COLUMNS = "credential_id, account_id, public_key, counter, transports, name, created_at, used_at";

const FIND: Statement = {
  name: "find_passkey",
  text: `select ${COLUMNS} from platform.passkey where credential_id = $1`,
};
const LIST: Statement = {
  name: "list_passkeys",
  text: `select ${COLUMNS} from platform.passkey where account_id = $1 order by created_at, credential_id`,
};
const ADD: Statement = {
  name: "add_passkey",
  text: `insert into platform.passkey (credential_id, account_id, public_key, counter, transports, name, created_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning 1`,
};
/** Guarded: a counter that does not rise is a copy of the device's key. Those that do not count always say 0. */
const USE: Statement = {
  name: "use_passkey",
  text: `update platform.passkey set counter = $2, used_at = $3
    where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
};
const REMOVE: Statement = {
  name: "remove_passkey",
  text: `delete from platform.passkey where account_id = $1 and credential_id = $2 returning 1`,
};

export async function findPasskey(query: Query, credential_id: string): Promise<Passkey | undefined> {
  const [found] = await query.run<Passkey>(FIND, [credential_id]);
  return found;
}

export const listPasskeys = (query: Query, account_id: string): Promise<Passkey[]> =>
  query.run<Passkey>(LIST, [account_id]);

/** False: this passkey is stored already. */
export async function storePasskey(query: Query, passkey: Omit<Passkey, "used_at">): Promise<boolean> {
  const { credential_id, account_id, public_key, counter, transports, name, created_at } = passkey;
  const values = [credential_id, account_id, public_key, counter, transports, name, created_at];
  return (await query.run(ADD, values)).length === 1;
}

/** False: its counter has not risen. */
export async function countPasskeyUse(query: Query, credential_id: string, counter: number, now: Date) {
  return (await query.run(USE, [credential_id, counter, now])).length === 1;
}

export async function deletePasskey(query: Query, account_id: string, credential_id: string): Promise<boolean> {
  return (await query.run(REMOVE, [account_id, credential_id])).length === 1;
}
