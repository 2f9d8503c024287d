import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { connect } from "#server/database/connect.ts";
import { startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";

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

test("the two logins of the operations page: an owner without superuser rights, and a login that owns nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yado-two-logins-"));
  const cluster = await startEmbeddedDatabase(folder, { settings: ["fsync=off"] });
  try {
    const admin = new pg.Client({ connectionString: cluster.ownerUrl });
    await admin.connect();
    await admin.query("create role shop_owner login createrole password 'o'");
    await admin.query("create role shop_login login noinherit password 'l'");
    await admin.query("create database shop owner shop_owner");
    await admin.end();
    const address = (username: string, password: string) =>
      Object.assign(new URL(cluster.ownerUrl), { username, password, pathname: "/shop" }).href;
    const addresses = { url: address("shop_login", "l"), ownerUrl: address("shop_owner", "o") };
    await migrate(addresses);
    await migrate(addresses);
    const monitor = await startMonitor(addresses.url);
    const database = connect(addresses.url, 1, undefined, monitor);
    expect(await database.forHotel(1, (query) => query.run({ name: "none", text: "select from hotel" }, []))).toEqual(
      [],
    );
    expect(
      await database.forDirectory((query) => query.run({ name: "nobody", text: "select from hotel_host" }, [])),
    ).toEqual([]);
    await expect(database.pool.query("reset role; select from hotel")).rejects.toThrow(/permission denied/);
    await database.close();
    await monitor.close();
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test("tables of another build: the start says what to do, and changes nothing", async () => {
  const separate = await openSeparateDatabase();
  try {
    // As if its migrations had been others.
    await separate.asOwner("delete from drizzle.__drizzle_migrations");
    await expect(migrate(separate)).rejects.toThrow(/already exists[\s\S]*another build[\s\S]*delete the data folder/);
  } finally {
    await separate.drop();
  }
});
