/** Installs the packages when they are missing or the lock file has changed. Runs on any Node from 20 on. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STAMP = `${ROOT}node_modules/.yado-installed`;

export async function install() {
  process.chdir(ROOT);
  // Programs started from here keep their compiled modules: the next start takes a third less processor time.
  process.env.NODE_COMPILE_CACHE ??= `${ROOT}node_modules/.cache/node`;
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  if (isInstalled()) return mark(wanted);
  await run("Installing packages", "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
  mark(wanted);
}

/** A new file: the old one may be a hard link that other checkouts share. */
function mark(wanted) {
  rmSync(STAMP, { force: true });
  writeFileSync(STAMP, wanted);
}

/** Somebody ran `npm install`: npm's own list of what it installed has every package of the lock file. */
function isInstalled() {
  const INSTALLED = "node_modules/.package-lock.json";
  if (!existsSync(INSTALLED)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, { version, integrity, optional }]) =>
      path === "" ||
      (installed[path] ? installed[path].version === version && installed[path].integrity === integrity : optional),
  );
}

/**
 * The project's Node comes with the packages, else the present one must be new enough. It is found by its path, because not
 * every npm links a program that several packages offer.
 */
export function projectNode() {
  const system = process.platform === "win32" ? "win" : process.platform;
  const program = process.platform === "win32" ? "node.exe" : "node";
  const own = `${ROOT}node_modules/node-${system}-${process.arch}/bin/${program}`;
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new Error("Yado runs on Node 24, which could not be installed for this system. Please install Node 24.");
}

/** Runs a step with a progress line; its output is shown if it fails. */
export const run = (what, command, args, options = {}) => runAll(what, [{ what, command, args, options }]);

/** Runs several steps at once, with one progress line for all of them. */
export async function runAll(what, steps) {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const isLive = process.stdout.isTTY;
  process.stdout.write(`${what} … ${isLive ? "" : "\n"}`);
  const sign = setInterval(
    () => process.stdout.write(isLive ? `\r${what} … ${seconds()} ` : `${what}: ${seconds()}\n`),
    isLive ? 1000 : 20_000,
  );
  const ended = await Promise.allSettled(steps.map(runStep));
  clearInterval(sign);
  process.stdout.write(isLive ? `\r${what} … ${seconds()}\n` : `${what}: done in ${seconds()}\n`);
  const failed = ended.filter(({ status }) => status === "rejected").map(({ reason }) => reason.message);
  if (failed.length > 0) throw new Error(failed.join("\n\n"));
}

function runStep({ what, command, args, options }) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", failed);
    child.on("close", (code) => (code === 0 ? done() : failed(new Error(`${what} failed:\n${output}`))));
  });
}
