import { type Account, findAccount } from "#server/accounts/account-store.ts";
import type { Database } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** The account of whoever is signed in. It may have been deleted since. */
export async function readAccount(database: Database, account_id: string): Promise<Account> {
  const account = await findAccount(database, account_id);
  if (!account) throw new Refusal("SIGN_IN_NEEDED");
  return account;
}
