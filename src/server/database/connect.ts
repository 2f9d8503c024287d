/**
 * The application's way to its data. Every query runs for one lodging, or for the directory that finds lodgings; the
 * connection itself may see neither (see walls.sql), so forgetting to say which yields nothing.
 */
import { callbackify } from "node:util";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

// Days stay `YYYY-MM-DD` strings: a Date would drag a time zone in.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Query = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute">;

export type Database = {
  pool: pg.Pool;
  /** Runs `work` in one transaction that sees only this lodging's rows. */
  forHotel: <Result>(hotel_id: number, work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** Runs `work` in one transaction that sees only which lodging owns which host and tag. */
  forDirectory: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** What the application may be. Said and checked on every connection: an address can carry options that undo ours. */
export const TAKE_ROLE =
  "set role yado_app; set statement_timeout = 15000; set idle_in_transaction_session_timeout = 15000";
const CHECK_ROLE =
  "select 1 from pg_roles where rolname = current_user and rolname = 'yado_app' and not rolsuper and not rolbypassrls";

async function takeRole(client: pg.PoolClient): Promise<void> {
  await client.query(TAKE_ROLE);
  const { rowCount } = await client.query(CHECK_ROLE);
  if (rowCount !== 1) throw new Error("The database does not let the application work as the walled role yado_app.");
}

export function connect(url: string, poolSize: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    verify: callbackify(takeRole),
  });
  // An idle connection that breaks (database restart) is replaced by the pool; it must not end the process.
  pool.on("error", (error) => console.error("database connection lost:", error.message));
  const database = drizzle(pool);

  const within =
    (setting: string) =>
    <Result>(value: string, work: (query: Query) => Promise<Result>): Promise<Result> =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`select set_config(${setting}, ${value}, true)`);
        return work(transaction);
      });
  const withinHotel = within("app.hotel_id");
  const withinScope = within("app.scope");

  return {
    pool,
    forHotel: (hotel_id, work) => withinHotel(String(hotel_id), work),
    forDirectory: (work) => withinScope("directory", work),
    close: () => pool.end(),
  };
}
