/** Whether staff have a second way to show who they are, beside their mailbox. */
import type { Account } from "#server/accounts/account-store.ts";
import type { Database, Statement } from "#server/database/connect.ts";

const PASSKEYS: Statement = {
  name: "has_passkey",
  text: `select 1 from platform.passkey where account_id = $1 limit 1`,
};

export async function hasPasskey(database: Database, account_id: string): Promise<boolean> {
  return (await database.forAccounts((query) => query.run(PASSKEYS, [account_id]))).length > 0;
}

export async function hasSecondStep(database: Database, { account_id, password_hash }: Account): Promise<boolean> {
  return password_hash !== null || (await hasPasskey(database, account_id));
}
