/** Brings a database to today's tables, functions and walls. Several processes may start at once: one works, the others wait. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { DatabaseAddresses } from "#server/database/embedded.ts";

/** Any number, as long as it is always this one. */
const MIGRATION_LOCK = 727_001;

export async function migrate({ url, ownerUrl }: DatabaseAddresses): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)),
    });
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
  await client.query(`grant yado_app, yado_directory to ${role} with inherit false, set true`);
}
