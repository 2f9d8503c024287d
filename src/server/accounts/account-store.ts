/** The SQL of accounts. */
import type { Language } from "#rules/text/language.ts";
import type { Database, Query, Statement } from "#server/database/connect.ts";

export type Account = {
  account_id: string;
  email: string;
  name: string;
  phone: string;
  lang: Language;
  password_hash: string | null;
};

const COLUMNS = "account_id, email, name, phone, lang, password_hash";

const FIND: Statement = { name: "find_account", text: `select ${COLUMNS} from platform.account where account_id = $1` };
const FIND_BY_EMAIL: Statement = {
  name: "find_account_by_email",
  text: `select ${COLUMNS} from platform.account where email = $1`,
};
/** Two sign-ins of a new address at once make one account. */
const ADD: Statement = {
  name: "add_account",
  text: `insert into platform.account (account_id, email, name, lang, created_at) values ($1, $2, $3, $4, $5)
    on conflict (email) do update set email = excluded.email returning ${COLUMNS}`,
};
const SET_PASSWORD: Statement = {
  name: "set_password",
  text: `update platform.account set password_hash = $2 where account_id = $1 returning 1`,
};
const FIND_IDENTITY: Statement = {
  name: "find_identity",
  text: `select ${COLUMNS.split(", ")
    .map((column) => `account.${column}`)
    .join(", ")}
    from platform.account_identity join platform.account using (account_id) where issuer = $1 and subject = $2`,
};
const ADD_IDENTITY: Statement = {
  name: "add_identity",
  text: `insert into platform.account_identity (issuer, subject, account_id, linked_at) values ($1, $2, $3, $4)
    on conflict (issuer, subject) do nothing returning 1`,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function findAccount(database: Database, account_id: string): Promise<Account | undefined> {
  if (!UUID.test(account_id)) return undefined;
  const [found] = await database.forAccounts((query) => query.run<Account>(FIND, [account_id]));
  return found;
}

export async function findAccountByEmail(query: Query, email: string): Promise<Account | undefined> {
  const [found] = await query.run<Account>(FIND_BY_EMAIL, [email]);
  return found;
}

export type NewAccount = { account_id: string; email: string; name?: string; lang: Language; now: Date };

/** The account of this address, made if there is none. Only for an address that was proved. */
export async function openAccount(query: Query, account: NewAccount): Promise<Account> {
  const { account_id, email, name = "", lang, now } = account;
  const [found] = await query.run<Account>(ADD, [account_id, email, name, lang, now]);
  return found!;
}

export async function setPassword(query: Query, account_id: string, password_hash: string): Promise<void> {
  await query.run(SET_PASSWORD, [account_id, password_hash]);
}

export async function findByIdentity(query: Query, issuer: string, subject: string): Promise<Account | undefined> {
  const [found] = await query.run<Account>(FIND_IDENTITY, [issuer, subject]);
  return found;
}

export async function linkIdentity(
  query: Query,
  { issuer, subject, account_id, now }: { issuer: string; subject: string; account_id: string; now: Date },
): Promise<void> {
  await query.run(ADD_IDENTITY, [issuer, subject, account_id, now]);
}
