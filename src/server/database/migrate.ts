/** Brings a database to today's tables, functions and walls. Several processes may start at once: one works, the others wait. */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { DatabaseAddresses } from "#server/database/embedded.ts";

/** Any number, as long as it is always this one. */
const MIGRATION_LOCK = 727_001;
const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
/**
 * A statement that waits for a table lock makes all later ones wait behind it. So a migration gives up soon, the site goes on,
 * and it is tried again: for about three minutes, then the start fails, with nothing changed.
 */
const LOCK_TIMEOUT = "set lock_timeout = '2s'";
/** The lock timeout is over; or a guest's order and the change waited for each other, and the change gave way. */
const BUSY = new Set(["55P03", "40P01"]);
/** A table, column or the like is there already, or is missing: these tables did not come from the migrations before. */
const OTHER_TABLES = new Set(["42P06", "42P07", "42701", "42710", "42P01", "42703", "42704"]);
const OF_ANOTHER_BUILD =
  "This database was made by another build of Yado than the ones before this one; nothing in it was changed. If it holds only the demo, " +
  "delete the data folder (DATA_DIR, by default .data) and start again: the demo is loaded anew. If it holds real lodgings, " +
  "go on with the build that made it, and restore a backup from before (docs/operations.md).";
const TRIES = 60;
const PAUSE_MS = 1_000;

export async function migrate(addresses: DatabaseAddresses, folder = MIGRATIONS): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateOnce(addresses, folder);
    } catch (error) {
      const { code, message } = rootOf(error);
      if (!BUSY.has(code ?? "") || tries === TRIES) {
        const advice = OTHER_TABLES.has(code ?? "") ? `\n${OF_ANOTHER_BUILD}` : "";
        throw new Error(`The tables could not be prepared: ${message}${advice}`, { cause: error });
      }
      console.warn(`A table is in use by others (${message}); the tables are prepared again in a second (${tries}).`);
      await pause(PAUSE_MS);
    }
  }
}

async function migrateOnce({ url, ownerUrl }: DatabaseAddresses, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    // After the lock above: waiting for another process to finish may take long.
    await client.query(LOCK_TIMEOUT);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    for (const file of ["./functions.sql", "./walls.sql"]) {
      await client.query(readFileSync(new URL(file, import.meta.url), "utf8"));
    }
    await letIn(client, userOf(url), userOf(ownerUrl));
  } finally {
    await client.end();
  }
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** The application's login may become the walled roles, and inherits nothing from them: by itself it can do nothing. */
async function letIn(client: pg.Client, login: string, owner: string): Promise<void> {
  if (login === owner) return;
  const role = client.escapeIdentifier(login);
  await client.query(`grant yado_app, yado_directory, yado_accounts to ${role} with inherit false, set true`);
}

/** The database's own error, which may come wrapped. */
function rootOf(error: unknown): Error & { code?: string } {
  const { cause } = error as Error;
  return cause instanceof Error ? rootOf(cause) : (error as Error);
}
