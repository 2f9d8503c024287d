/** Brings a database to today's tables, functions and walls. Several processes may start at once: one works, the others wait. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Any number, as long as it is always this one. */
const MIGRATION_LOCK = 727_001;

export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)),
    });
    for (const file of ["./functions.sql", "./walls.sql"]) {
      await client.query(readFileSync(new URL(file, import.meta.url), "utf8"));
    }
  } finally {
    await client.end();
  }
}
