/** What a lodging's member page reads and changes of the account behind the member. */
import type { Language } from "#rules/text/language.ts";
import { type Account, findAccount } from "#server/accounts/account-store.ts";
import type { Database, Statement } from "#server/database/connect.ts";

export const readAccount = (database: Database, account_id: string): Promise<Account | undefined> =>
  findAccount(database, account_id);

const SAVE: Statement = {
  name: "save_account_profile",
  text: `update platform.account set name = $2, phone = $3, lang = $4 where account_id = $1`,
};

/** The next lodging that the person joins begins with it. */
export async function saveAccountProfile(
  database: Database,
  account_id: string,
  { name, phone, lang }: { name: string; phone: string; lang: Language },
): Promise<void> {
  await database.forAccounts((query) => query.run(SAVE, [account_id, name, phone, lang]));
}

export type AccountData = {
  email: string;
  name: string;
  phone: string;
  lang: string;
  created_at: string;
  has_password: boolean;
  passkeys: { name: string; created_at: string; used_at: string | null }[];
  identities: { issuer: string; linked_at: string }[];
  sessions: { browser: string; network: string; opened_at: string }[];
};

const listOf = (table: string, fields: string) =>
  `(select coalesce(json_agg(each), '[]') from (select ${fields} from platform.${table} where account_id = $1) each)`;

/** Neither secrets nor hashes: they say nothing about the person. */
const EXPORT: Statement = {
  name: "export_account",
  text: `select json_build_object('email', email, 'name', name, 'phone', phone, 'lang', lang, 'created_at', created_at,
      'has_password', password_hash is not null,
      'passkeys', ${listOf("passkey", "name, created_at, used_at")},
      'identities', ${listOf("account_identity", "issuer, linked_at")},
      'sessions', ${listOf("session_origin", "browser, network, opened_at")}) as data
    from platform.account where account_id = $1`,
};

export async function exportAccount(database: Database, account_id: string): Promise<AccountData | null> {
  const [found] = await database.forAccounts((query) => query.run<{ data: AccountData }>(EXPORT, [account_id]));
  return found?.data ?? null;
}

const FORGET_RECORDS: Statement = {
  name: "forget_account_records",
  text: `delete from platform.oidc_record where account_id = $1`,
};
/** Passkeys, identities, devices and the origins of sessions go with it. */
const DELETE: Statement = {
  name: "delete_account",
  text: `delete from platform.account where account_id = $1`,
};

export async function forgetAccount(database: Database, account_id: string): Promise<void> {
  await database.forAccounts(async (query) => {
    await query.run(FORGET_RECORDS, [account_id]);
    await query.run(DELETE, [account_id]);
  });
}
