/** The program as it is started in production, on a database of the test's choice. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { freePort } from "#tests/setup/free-port.ts";
import { join } from "node:path";

export const FAULTS_SECRET = "a secret of the fault tests, and of nobody else";

export type ServerProcess = { port: number; output: () => string; stop: () => Promise<void> };

export async function startServer(
  { url, ownerUrl }: { url: string; ownerUrl: string },
  workers: number,
  environment: Record<string, string> = {},
  build = process.cwd(),
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "yado-faults-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["src/main.ts"], {
    cwd: build,
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      SECRET: FAULTS_SECRET,
      DATA_DIR: folder,
      PORT: String(port),
      WORKERS: String(workers),
      RATE_PER_MINUTE: "0",
      // All guests of a test come from the loopback.
      UNPAID_PER_ADDRESS: "0",
      // Crowds of guests come from this one address.
      TRUSTED_PROXIES: "127.0.0.1",
      SANDBOX: "off",
      PLATFORM_HOST: "platform.test",
      ...environment,
    },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  for (let waited = 0; !output.includes("Yado is open"); waited += 50) {
    if (child.exitCode !== null || waited > 180_000) throw new Error(`The server did not open:\n${output}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    port,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
