/** The embedded PostgreSQL is watched: killed, it comes back by itself, where it was and with what it had. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { startEmbeddedDatabase } from "#server/database/embedded.ts";
import { isAlive } from "#server/database/embedded-process.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  folders.push(mkdtempSync(join(tmpdir(), "yado-embedded-")));
  return folders.at(-1)!;
}

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test.runIf(process.platform !== "win32")(
  "killed with -9 it is started again on the same port, and what was committed is there",
  { timeout: 90_000 },
  async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const folder = newFolder();
    const database = await startEmbeddedDatabase(folder);
    await ask(database.ownerUrl, "create table kept as select 42 as answer");
    const first = postmasterOf(folder);
    process.kill(first, "SIGKILL");
    const kept = () => ask(database.ownerUrl, "select answer from kept").catch(String);
    await expect.poll(kept, { timeout: 60_000 }).toEqual([{ answer: 42 }]);
    expect(postmasterOf(folder)).not.toBe(first);
    expect(said.mock.calls.flat().join()).toContain("ALERT the embedded PostgreSQL has ended by itself");
    const second = postmasterOf(folder);
    await database.stop();
    expect(isAlive(second), "and stopped for good when told to").toBe(false);
    said.mockRestore();
  },
);

test("one that is told to stop is not started again", { timeout: 60_000 }, async () => {
  const folder = newFolder();
  const database = await startEmbeddedDatabase(folder);
  await database.stop();
  await expect(ask(database.url, "select 1")).rejects.toThrow();
  expect(() => postmasterOf(folder)).toThrow(/ENOENT/);
});
