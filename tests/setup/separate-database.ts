/** A separate database in the tests' PostgreSQL: for counting its deadlocks, and for breaking its tables. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export type SeparateDatabase = {
  url: string;
  ownerUrl: string;
  /** As its owner, without row-level security. */
  asOwner: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** How often PostgreSQL aborted a transaction because of a deadlock. */
  deadlocks: () => Promise<number>;
  drop: () => Promise<void>;
};

/** The migrated tables without rows. Made once per run (tests/setup/database.ts). */
export const TEMPLATE = "yado_template";

export async function openSeparateDatabase(...damage: string[]): Promise<SeparateDatabase> {
  const name = `faults_${randomUUID().replaceAll("-", "")}`;
  const main = inject("ownerUrl");
  const inIt = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const [url, ownerUrl] = [inIt(inject("databaseUrl")), inIt(main)];
  await asOwner(main, `create database ${name} template ${TEMPLATE}`);
  for (const statement of damage) await asOwner(ownerUrl, statement);
  // Kept open: a new connection reads the catalogue of every table anew, which takes longer than most statements.
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2, allowExitOnIdle: true });
  // Tests break connections; the next statement opens another one.
  owner.on("error", () => {});
  return {
    url,
    ownerUrl,
    asOwner: async <Row extends object>(text: string, values?: unknown[]) =>
      (await owner.query(text, values)).rows as Row[],
    deadlocks: async () => {
      // Counters of a connection that has not ended yet may be a second old.
      await new Promise((done) => setTimeout(done, 1_100));
      const [row] = await asOwner<{ deadlocks: number }>(
        ownerUrl,
        "select deadlocks::int from pg_stat_database where datname = current_database()",
      );
      return row!.deadlocks;
    },
    drop: async () => {
      await owner.end();
      await asOwner(main, `drop database ${name} with (force)`);
    },
  };
}

export async function asOwner<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
