/** The program as it is started: it opens, keeps its data, ends on a signal, and says what is wrong when it cannot start. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testInFullSize } from "#tests/faults/tools/sizes.ts";
import { freePort } from "#tests/setup/free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "yado-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ALONE = { SANDBOX: "off", SECRET: "the secret of a program that is only started" };

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, ["src/main.ts"], {
    env: { ...process.env, NODE_ENV: "production", SANDBOX: "on", DATA_DIR: folder, ...environment },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  return { child, output: () => output, ended };
}

const opened = ({ output, ended }: Started) =>
  Promise.race([
    expect.poll(output, { timeout: 120_000, interval: 100 }).toContain("Yado is open"),
    ended.then(() => expect(output()).toContain("Yado is open")),
  ]);

const ask = (port: number, path: string) => fetch(`http://localhost:${port}${path}`);

/** When the lodging was created: another moment means that the data was lost. */
async function born(port: number): Promise<number> {
  const answer = (await (await ask(port, "/api/hotel/info?domain=moonclear.localhost")).json()) as {
    data: { created_timestamp: number };
  };
  return answer.data.created_timestamp;
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const postmaster = () => Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

test(
  "it opens, keeps its data folder to itself, and ends on SIGTERM with its database",
  { timeout: 200_000 },
  async () => {
    const port = await freePort();
    // Without the demo, which the servers of the journeys load: it takes longer than all the rest.
    const first = start({ ...ALONE, PORT: String(port), WORKERS: "2" });
    await opened(first);
    expect((await ask(port, "/healthz")).status).toBe(200);
    expect((await ask(port, "/readyz")).status).toBe(200);

    const other = start({ ...ALONE, PORT: String(await freePort()) });
    expect(await other.ended).toBe(1);
    expect(other.output()).toContain(`is in use by process ${first.child.pid}`);
    await end(first, "SIGTERM");
  },
);

async function end({ child, ended }: Started, signal: NodeJS.Signals): Promise<void> {
  const database = postmaster();
  child.kill(signal);
  expect(await ended, signal).toBe(0);
  expect(isAlive(database), signal).toBe(false);
}

testInFullSize("a hard kill loses nothing; Ctrl-C ends it, too", { timeout: 400_000 }, async () => {
  const port = await freePort();
  const killed = start({ PORT: String(port) });
  await opened(killed);
  const bornAt = await born(port);
  const orphan = postmaster();
  killed.child.kill("SIGKILL");
  await killed.ended;
  expect(isAlive(orphan)).toBe(true);

  for (const [signal, WORKERS] of [
    ["SIGTERM", "2"],
    ["SIGINT", "1"],
  ] as const) {
    const next = start({ PORT: String(port), WORKERS });
    await opened(next);
    expect(isAlive(orphan)).toBe(false);
    expect(await born(port)).toBe(bornAt);
    await end(next, signal);
  }
});

test("a taken port is named, and the database it had started is stopped again", { timeout: 120_000 }, async () => {
  const holder = createServer();
  const port = await new Promise<number>((found) =>
    holder.listen(0, "127.0.0.1", () => found((holder.address() as { port: number }).port)),
  );
  const refused = start({ ...ALONE, PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(() => postmaster()).toThrow(/ENOENT/);
  holder.close();
});

test("a wrong setting stops the start with a sentence", async () => {
  const refused = start({ PORT: "many" });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/PORT="many": must be a port number/);
});

testInFullSize("a signal to end during the start ends it, and its database with it", { timeout: 120_000 }, async () => {
  const port = await freePort();
  const early = start({ PORT: String(port) });
  await expect.poll(early.output, { timeout: 90_000, interval: 10 }).toContain("Preparing the tables");
  const database = postmaster();
  early.child.kill("SIGTERM");
  await early.ended;
  expect(isAlive(database)).toBe(false);
  expect(early.output()).not.toMatch(/at .*\.ts:\d+/);
});
