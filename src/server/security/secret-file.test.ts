import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { readSecret } from "#server/security/secret-file.ts";

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "yado-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("is made once, for its owner's eyes only, and leaves nothing else behind", () => {
  const folder = newFolder();
  const secret = readSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(["secret"]);
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
});

test("one that is too short is refused, with the way out", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "secret"), "");
  expect(() => readSecret(folder)).toThrow(/too short.*SECRET/);
});

test("whoever starts at the same moment has the same one", async () => {
  const file = new URL("./secret-file.ts", import.meta.url).href;
  const code = `const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.file).then(({ readSecret }) => parentPort.once("message", () => parentPort.postMessage(readSecret(workerData.folder)))
      && parentPort.postMessage("ready"));`;
  const folder = newFolder();
  const workers = Array.from({ length: 4 }, () => new Worker(code, { eval: true, workerData: { file, folder } }));
  const said = (worker: Worker) =>
    new Promise<string>((received, failed) => worker.once("message", received).once("error", failed));
  await Promise.all(workers.map(said));
  const answers = workers.map(said);
  for (const worker of workers) worker.postMessage("go", []);
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  await Promise.all(workers.map((worker) => worker.terminate()));
});
