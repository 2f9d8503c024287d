/**
 * npm start: installs, builds, and starts Yado with its demo and sandbox. `--dev` reloads on change instead of building;
 * `--reset-demo` loads the demo lodgings anew and exits.
 */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { build } from "./build.mjs";
import { install, projectNode } from "./install.mjs";

const isDevelopment = process.argv.includes("--dev");
const isReset = process.argv.includes("--reset-demo");

try {
  await install();
  if (!isDevelopment && !isReset) await build();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

const program = isReset ? "demo/reset-demo.ts" : "src/main.ts";
// On SIGTERM Vite ends the whole process before we have closed; SIGINT it leaves to us.
const QUIT = isDevelopment ? "SIGINT" : "SIGTERM";
let child;
let isRestarting = false;
let isEnding = false;

function run() {
  isRestarting = false;
  child = spawn(projectNode(), ["--disable-warning=ExperimentalWarning", program], {
    stdio: "inherit",
    env: { SANDBOX: "on", ...process.env, NODE_ENV: isDevelopment ? "development" : "production" },
  });
  child.on("exit", (code, signal) => {
    if (isRestarting && !isEnding) run();
    // A program with an error in it exits at once: the next change starts it again.
    else if (isDevelopment && !isEnding && code !== 0) console.log("Waiting for a change …");
    else process.exit(code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1));
  });
}

function end() {
  isEnding = true;
  if (child.exitCode !== null) process.exit(0);
  child.kill(QUIT);
}

run();

// Vite reloads pages; the server is restarted after it has closed.
if (isDevelopment) {
  const restart = () => {
    if (isRestarting || isEnding) return;
    isRestarting = true;
    if (child.exitCode !== null) run();
    else child.kill(QUIT);
  };
  let settled;
  for (const folder of ["src/server", "src/rules", "src/contract", "src/languages"]) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(settled);
      settled = setTimeout(restart, 200);
    });
  }
}

// Ctrl-C reaches the child by itself; a plain kill reaches only us.
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, end);
process.on("SIGINT", () => (isEnding = true));
// npm runs us through a shell that a kill ends without telling us: an orphaned process exits by itself.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 500).unref();
