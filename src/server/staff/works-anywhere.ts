import type { Database, Statement } from "#server/database/connect.ts";

const WORKS_AT: Statement = {
  name: "works_at",
  text: `select hotel_id from staff where account_id::text = $1 limit 1`,
};

/** Whether this account is on the team of any lodging. */
export async function worksAnywhere(database: Database, account_id: string): Promise<boolean> {
  return (await database.forDirectory((query) => query.run(WORKS_AT, [account_id]))).length > 0;
}
