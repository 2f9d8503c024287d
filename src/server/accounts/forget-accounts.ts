/** Deletes what is over: records of the provider, used codes, last hours' budgets, origins of ended sessions, sessions at the studio. */
import type { Database, Statement } from "#server/database/connect.ts";

/** Codes and budgets count within an hour; a day leaves room for clocks that differ. */
const KEPT_MS = 86_400_000;

const RECORDS: Statement = {
  name: "forget_oidc_records",
  text: `delete from platform.oidc_record where expires_at < $1 returning 1`,
};
const CODES: Statement = {
  name: "forget_sign_in_codes",
  text: `delete from platform.sign_in_code where expires_at < $1 and sent_at < $1 returning 1`,
};
const BUDGETS: Statement = {
  name: "forget_sign_in_budgets",
  text: `delete from platform.sign_in_budget where hour < $1 returning 1`,
};
/** A session of a moment ago may not have been stored yet. */
const ORIGINS: Statement = {
  name: "forget_ended_origins",
  text: `delete from platform.session_origin as origin where opened_at < $1
    and not exists (select from platform.oidc_record where model = 'Session' and uid = origin.session_uid) returning 1`,
};

const STAFF: Statement = {
  name: "forget_staff_sessions",
  text: `delete from platform.staff_session where expires_at < $1 returning 1`,
};

/** A key is good for a day, and so are the limits. */
const MADE: Statement = {
  name: "forget_made_lodgings",
  text: `delete from platform.made_lodging where made_at < $1 returning 1`,
};

export async function forgetAccounts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  for (const statement of [RECORDS, CODES, BUDGETS, ORIGINS, STAFF, MADE]) {
    await database.forAccounts((query) => query.run(statement, [before]));
  }
}
