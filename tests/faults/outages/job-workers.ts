/** Processes that run the jobs, to be killed and started again. */
import { type ChildProcess, fork } from "node:child_process";

export type JobWorker = {
  child: ChildProcess;
  output: () => string;
  isRunning: () => boolean;
  kill: () => Promise<void>;
};

export async function startJobWorker(environment: Record<string, string>): Promise<JobWorker> {
  const child = fork(new URL("jobs-process.ts", import.meta.url), {
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...environment },
  });
  let output = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((ready, failed) => {
    child.once("message", () => ready());
    child.once("exit", () => failed(new Error(`the job process ended before its time:\n${output}`)));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    child,
    output: () => output,
    isRunning,
    async kill() {
      if (!isRunning()) return;
      const gone = new Promise((ended) => child.once("exit", ended));
      child.kill("SIGKILL");
      await gone;
    },
  };
}
