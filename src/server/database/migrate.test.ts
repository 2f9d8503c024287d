import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";

test("eight processes that start at once on an empty database do not clash", async () => {
  const admin = new pg.Client({ connectionString: inject("ownerUrl") });
  await admin.connect();
  await admin.query("create database crowded");
  const crowded = (address: string) => Object.assign(new URL(address), { pathname: "/crowded" }).href;
  const addresses = { url: crowded(inject("databaseUrl")), ownerUrl: crowded(inject("ownerUrl")) };
  await Promise.all(Array.from({ length: 8 }, () => migrate(addresses)));
  const client = new pg.Client({ connectionString: addresses.ownerUrl });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as count from drizzle.__drizzle_migrations");
  expect(rows[0].count).toBeGreaterThan(0);
  // Again on a finished database: nothing to do, nothing breaks.
  await migrate(addresses);
  await client.end();
  await admin.query("drop database crowded");
  await admin.end();
});
