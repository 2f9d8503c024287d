/** What the application's connections may be: a role that owns nothing and sees one lodging at a time (walls.sql). */
import type pg from "pg";

/** Set and checked on every connection: an address can carry options that undo ours. */
export const TAKE_ROLE =
  "set role yado_app; set statement_timeout = 15000; set idle_in_transaction_session_timeout = 15000";
const CHECK_ROLE =
  "select 1 from pg_roles where rolname = current_user and rolname = 'yado_app' and not rolsuper and not rolbypassrls";

export async function takeRole(client: pg.ClientBase): Promise<void> {
  await client.query(TAKE_ROLE);
  const { rowCount } = await client.query(CHECK_ROLE);
  if (rowCount !== 1) throw new Error("The database does not let the application work as the walled role yado_app.");
}
