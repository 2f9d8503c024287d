/** The running embedded PostgreSQL: its log has a limit, and when it ends by itself it is started again on the same port. */
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import type { Runner } from "#server/database/embedded-user.ts";
import { createRotatingLog } from "#server/database/rotating-log.ts";

type PostgresSettings = {
  binary: string;
  runner: Runner;
  folder: string;
  port: number;
  settings: readonly string[];
  log: string;
  isWatched: boolean;
  look: () => Promise<"ready" | "starting" | "silent">;
};

export type Postgres = { stop: () => Promise<void> };

const READY_MS = 60_000;
const POLL_MS = 100;
/** Between two starts that both failed: a full disk is not emptied by trying. */
const RESTART_MS = [200, 1_000, 2_000, 5_000];

export async function startPostgres(settings: PostgresSettings): Promise<Postgres> {
  const log = createRotatingLog(settings.log);
  let lastWords = "";
  let child: ChildProcess;
  const stopping = new AbortController();

  function launch(): void {
    child = spawnPostgres(settings);
    child.stderr!.on("data", (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString()).slice(-2000);
      log.write(chunk);
    });
  }

  async function becomeReady(): Promise<boolean> {
    for (let waited = 0; waited < READY_MS && !stopping.signal.aborted; waited += POLL_MS) {
      if (hasEnded(child)) return false;
      const seen = await settings.look();
      if (seen === "ready") return true;
      // Replaying a long log takes as long as it takes: while the server says that it is starting, we wait.
      if (seen === "starting") waited = 0;
      await pause(POLL_MS);
    }
    return false;
  }

  async function watch(): Promise<void> {
    for (;;) {
      await ended(child);
      for (let tries = 0; !stopping.signal.aborted; tries += 1) {
        console.error("ALERT the embedded PostgreSQL has ended by itself, and is started again");
        await pause(RESTART_MS[Math.min(tries, RESTART_MS.length - 1)]);
        if (stopping.signal.aborted) return;
        launch();
        if (await becomeReady()) break;
        // One that is there but does not answer would keep the next one from starting.
        if (!stopping.signal.aborted) await stopServer(child);
      }
      if (stopping.signal.aborted) return;
    }
  }

  launch();
  if (!(await becomeReady())) {
    const reason = hasEnded(child!) ? "did not start" : "was not ready within a minute";
    await stopServer(child!);
    throw new Error(`PostgreSQL ${reason}:\n${lastWords}`);
  }
  if (settings.isWatched) void watch();
  return {
    async stop() {
      stopping.abort();
      await stopServer(child);
    },
  };
}

function spawnPostgres({ binary, runner, folder, port, settings }: PostgresSettings): ChildProcess {
  const options = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
  const [command, ...before] = [...runner.prefix, binary];
  return spawn(command!, [...before, "-D", folder, ...[...options, ...settings].flatMap((each) => ["-c", each])], {
    ...runner.identity,
    // A group of its own: Ctrl-C reaches only us, and we stop it after the last request.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const ended = (child: ChildProcess): Promise<unknown> =>
  hasEnded(child) ? Promise.resolve() : new Promise((done) => child.once("exit", done));

/** SIGINT is PostgreSQL's fast shutdown: sessions end, everything committed is written. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const gone = ended(child);
  child.kill("SIGINT");
  await gone;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
