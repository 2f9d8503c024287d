/** One real PostgreSQL for a whole test run; every test brings its own lodging. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asOwner, TEMPLATE } from "#tests/setup/separate-database.ts";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Addresses for the application and for the tables' owner. */
    databaseUrl: string;
    ownerUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "yado-test-"));
  // Nothing outlives a test, so nothing need reach the disk.
  const database = await startEmbeddedDatabase(folder, {
    settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  });
  await migrate(database);
  await asOwner(database.ownerUrl, `create database ${TEMPLATE} template yado`);
  project.provide("databaseUrl", database.url);
  project.provide("ownerUrl", database.ownerUrl);
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
