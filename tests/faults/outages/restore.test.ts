/**
 * Row 43, the restore: a backup made under load comes up in a second cluster, at the end of its WAL and at a moment in between.
 * The auditor is clean on both; every order that was acknowledged by then is there, none that was placed later is.
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditAll } from "#server/audit/audit-all.ts";
import { archiveSettings } from "#server/database/backup/wal-archive.ts";
import { makeBackup } from "#server/database/backup/make-backup.ts";
import { restoreBackup } from "#server/database/backup/restore-backup.ts";
import { connect } from "#server/database/connect.ts";
import { startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";
import { checkHistory, listKeyedOrders, type Attempt } from "#tests/faults/orders/history.ts";
import { live, type Story } from "#tests/faults/outages/restore-story.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";

const ORDERS = size(20, 500);
const began = performance.now();

const root = mkdtempSync(join(tmpdir(), "yado-restore-"));
const at = (name: string) => join(root, name);
const archive = at("archive");
const backup = at("backup");

let story: Story;

beforeAll(async () => {
  const settings = ["fsync=off", ...archiveSettings(at("source"), archive)];
  const source = await startEmbeddedDatabase(at("source"), { settings });
  try {
    await migrate(source);
    story = await live(source, at("source"), backup, ORDERS);
  } finally {
    // A server that is stopped in order hands over the rest of its log.
    await source.stop();
  }
}, PATIENCE);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const restore = (name: string, options: { to?: Date; from?: string; wal?: string; force?: boolean } = {}) =>
  restoreBackup({
    folder: options.from ?? backup,
    dataDir: at(name),
    to: options.to ?? null,
    archiveDir: options.wal ?? archive,
    force: options.force ?? false,
  });

/** Starts what was restored and says what is wrong with it. */
async function look(name: string, must: readonly Attempt[], may: readonly Attempt[]): Promise<string[]> {
  const running = await startEmbeddedDatabase(at(name), { settings: ["fsync=off"] });
  const database = connect(running.url, 2);
  try {
    const stored = await listKeyedOrders(database, story.lodging.hotel_id);
    const allowed = new Set(may.map(({ key }) => key));
    const { hotels, breaches } = await auditAll(database, new Date());
    return [
      ...checkHistory(
        must,
        stored.filter(({ key }) => !allowed.has(key)),
      ),
      ...breaches.map((breach) => JSON.stringify(breach)),
      ...(hotels === 1 ? [] : [`${hotels} lodgings`]),
    ];
  } finally {
    await database.close();
    await running.stop();
  }
}

test("a backup made under load is restored to the end of its WAL", { timeout: PATIENCE }, async () => {
  const { before, between, after, duringBackup, made } = story;
  expect([...before, ...between, ...after].filter(({ kind }) => kind !== "ok")).toEqual([]);
  expect(duringBackup).toBeGreaterThan(0);
  const restored = await restore("end");
  expect(restored).toMatchObject({ set_aside: null, has_secret: true });
  expect(await look("end", [...before, ...between, ...after], [])).toEqual([]);
  // Pictures and the secret come along; what is made of pictures does not.
  expect(readFileSync(at("end/media/1/lobby.jpg"), "utf8")).toBe("a picture");
  expect(readdirSync(at("end/media/1"))).toEqual(["lobby.jpg"]);
  expect(statSync(at("end/secret")).mode & 0o777).toBe(0o600);
  expect(statSync(join(backup, "secret")).mode & 0o777).toBe(0o600);
  // Its log goes on in a folder of its own, so that it can't mix with the old one.
  expect(archiveSettings(at("end"), archive).join()).not.toContain(made.archive_id);
});

test(
  "restored to a moment, it has what was acknowledged before it and nothing placed after",
  { timeout: PATIENCE },
  async () => {
    const { before, between, after, moment } = story;
    // Data that is there stays, unless it is set aside.
    mkdirSync(at("moment/postgres"), { recursive: true });
    writeFileSync(at("moment/postgres/PG_VERSION"), "18");
    await expect(restore("moment", { to: moment })).rejects.toThrow(
      "holds data already (postgres); nothing was changed",
    );
    const { last_commit, set_aside } = await restore("moment", { to: moment, force: true });
    expect(readdirSync(set_aside!)).toEqual(["postgres"]);
    expect(readdirSync(join(set_aside!, "postgres"))).toEqual(["PG_VERSION"]);
    expect(readdirSync(at("moment")).toSorted()).toEqual(
      [basename(set_aside!), "media", "postgres", "postgres-password", "secret"].toSorted(),
    );
    expect(await look("moment", before, between)).toEqual([]);
    expect(Date.parse(last_commit!)).toBeLessThanOrEqual(moment.getTime());
    report("row 43, restore", {
      orders: before.length + between.length + after.length,
      "during the backup": story.duringBackup,
      seconds: ((performance.now() - began) / 1000).toFixed(0),
    });
  },
);

test("what can't be restored is said in a sentence, and nothing is left behind", { timeout: PATIENCE }, async () => {
  const early = new Date(Date.parse(story.made.finished_at) - 1);
  await expect(restore("none", { to: early })).rejects.toThrow("This backup was finished at");
  await expect(restore("none", { from: at("nowhere") })).rejects.toThrow("There is no folder");
  await expect(restore("none", { from: at("source") })).rejects.toThrow(
    "not a complete backup: it has no manifest.json",
  );
  await expect(restore("none", { wal: at("source") })).rejects.toThrow("There is no WAL of this database");
  await expect(makeBackup("postgresql://127.0.0.1:1/none", at("source"), backup)).rejects.toThrow("is not empty");
  await expect(makeBackup("postgresql://127.0.0.1:1/none", at("source"), at("never"))).rejects.toThrow("ECONNREFUSED");
  expect(readdirSync(at("never"))).toEqual([]);
});

testPlanted("planted: a file that was copied in part, or not at all, is noticed", { timeout: PATIENCE }, async () => {
  const [table, other] = readdirSync(join(backup, "postgres/base/1"))
    .toSorted()
    .map((name) => `postgres/base/1/${name}`);
  renameSync(join(backup, table!), at("table"));
  writeFileSync(join(backup, table!), readFileSync(at("table")).subarray(1));
  renameSync(join(backup, other!), at("other"));
  const wrong = restore("from-half");
  await expect(wrong).rejects.toThrow(`${table} is damaged`);
  await expect(wrong).rejects.toThrow(`${other} is missing`);
  expect(readdirSync(at("from-half"))).toEqual([]);
  renameSync(at("table"), join(backup, table!));
  renameSync(at("other"), join(backup, other!));
});

testPlanted("planted: WAL that is missing, damaged or cut off is noticed", { timeout: PATIENCE }, async () => {
  const { before, between, after, made, moment } = story;
  const folder = join(archive, made.archive_id!);
  const inBackup = readdirSync(join(backup, "wal"));
  const [first, ...later] = readdirSync(folder)
    .filter((name) => /^[0-9A-F]{24}\.gz$/.test(name) && name > made.first_segment && !inBackup.includes(name))
    .toSorted();
  const segment = first!.slice(0, 24);
  expect(later.length).toBeGreaterThan(0);
  const bytes = readFileSync(join(folder, first!));

  rmSync(join(folder, first!));
  await expect(restore("from-holed")).rejects.toThrow(`WAL segment ${segment} is missing in ${folder}`);
  await expect(restore("from-holed", { to: moment })).rejects.toThrow(
    new RegExp(`The WAL ends before .*: the last transaction in it is of .*Z, and segment ${segment} is missing`),
  );
  // Its checksum is in the last eight bytes.
  bytes[bytes.length - 8]! ^= 1;
  writeFileSync(join(folder, first!), bytes);
  await expect(restore("from-holed")).rejects.toThrow(new RegExp(`WAL segment ${segment} can't be read`));
  expect(readdirSync(at("from-holed"))).toEqual([]);
  // An archive without its end looks complete; only the missing orders show it. Restoring to a moment gives such a database.
  const wrong = await look("moment", [...before, ...between, ...after], []);
  expect(wrong.join("\n")).toMatch(/lost: .* stored is undefined/);
});

testPlanted(
  "planted: files copied without pg_backup_start's label are refused, here and by PostgreSQL",
  { timeout: PATIENCE },
  async () => {
    const manifest = JSON.parse(readFileSync(join(backup, "manifest.json"), "utf8")) as { files: object };
    const { ["postgres/backup_label"]: _, ...files } = manifest.files as Record<string, unknown>;
    writeFileSync(join(backup, "manifest.json"), JSON.stringify({ ...manifest, files }));
    await expect(restore("from-bare")).rejects.toThrow("copied without pg_backup_start");
    // Whoever passes that check over finds that it does not start: it lacks the log that makes its files fit together.
    rmSync(join(backup, "postgres/backup_label"));
    await expect(startEmbeddedDatabase(backup)).rejects.toThrow("PostgreSQL did not start");
  },
);
