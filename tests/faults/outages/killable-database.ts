/** A PostgreSQL that keeps its promises to the disk, to be killed as a power cut would and started again where it was. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "#server/database/embedded.ts";
import { migrate } from "#server/database/migrate.ts";
import { asOwner, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { freePort } from "#tests/setup/free-port.ts";

export type KillableDatabase = {
  url: string;
  ownerUrl: string;
  /** Ends every process of it at once, with no word to anyone. */
  kill: () => Promise<void>;
  /** Shuts it down as an operator does: sessions are ended, everything is written. */
  stop: () => Promise<void>;
  /** As its owner, past the walls. */
  asOwner: SeparateDatabase["asOwner"];
  /** The same data on the same port. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
};

export async function openKillableDatabase(settings: string[] = []): Promise<KillableDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "yado-killed-"));
  const port = await freePort();
  const start = () => startEmbeddedDatabase(folder, { settings, port, isWatched: false });
  let running = await start();
  await migrate(running);
  return {
    url: running.url,
    ownerUrl: running.ownerUrl,
    async kill() {
      const postmaster = Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
      // Stopped first: else it would see its children die and tidy up, or start new ones.
      process.kill(postmaster, "SIGSTOP");
      const children = childrenOf(postmaster);
      for (const pid of [...children, postmaster]) endHard(pid);
      // A survivor would hold the shared memory, and the restart would be refused.
      for (let waited = 0; areRunning([...children, postmaster]) && waited < 10_000; waited += 20) {
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    async stop() {
      await running.stop();
    },
    asOwner: (text, values) => asOwner(running.ownerUrl, text, values),
    async start() {
      running = await start();
    },
    async remove() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, of]) => of === parent)
    .map(([pid]) => pid!);
}

function endHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** One that has ended but was not waited for yet is a zombie process: it holds no resources. */
function areRunning(pids: readonly number[]): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", pids.join(",")], { encoding: "utf8" });
  return stdout.split("\n").some((state) => state.trim() !== "" && !state.trim().startsWith("Z"));
}
