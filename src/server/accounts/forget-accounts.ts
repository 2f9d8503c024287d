/** Deletes what is over: records of the provider, used codes, last hours' budgets, origins of ended sessions, sessions at the studio. */
import type { Database, Statement } from "#server/database/connect.ts";
import { deleteBatch, runBatch } from "#server/database/delete-batch.ts";
import { inBatches, withinBudget } from "#server/jobs/in-batches.ts";

/** Codes and budgets count within a day; it leaves room for clocks that differ. */
const KEPT_MS = 86_400_000;
/** The provider's records are over when their time is: this is for clocks that differ alone. */
const RECORDS_KEPT_MS = 5 * 60_000;

const RECORDS = deleteBatch("forget_oidc_records", "platform.oidc_record", "expires_at < $2");

const DAILY: readonly Statement[] = [
  deleteBatch("forget_sign_in_codes", "platform.sign_in_code", "expires_at < $2 and sent_at < $2"),
  deleteBatch("forget_sign_in_budgets", "platform.sign_in_budget", "hour < $2"),
  // A session of a moment ago may not have been stored yet.
  deleteBatch(
    "forget_ended_origins",
    "platform.session_origin",
    `opened_at < $2 and not exists (
      select from platform.oidc_record where model = 'Session' and uid = session_origin.session_uid)`,
  ),
  deleteBatch("forget_staff_sessions", "platform.staff_session", "expires_at < $2"),
  // A key is good for a day, and so are the limits.
  deleteBatch("forget_made_lodgings", "platform.made_lodging", "made_at < $2"),
];

export async function forgetAccounts(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const goesOn = withinBudget(signal);
  const forget = (statement: Statement, kept_ms: number) => {
    const before = new Date(now.getTime() - kept_ms);
    return inBatches(goesOn, (most) => database.forAccounts((query) => runBatch(query, statement, most, [before])));
  };
  await forget(RECORDS, RECORDS_KEPT_MS);
  for (const statement of DAILY) await forget(statement, KEPT_MS);
}
