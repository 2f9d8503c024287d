/**
 * npm start: installs, builds, and opens Yado with its demo and sandbox. `--dev` follows every change instead of building;
 * `--reset-demo` loads the demo lodgings anew and ends.
 */
import { spawn } from "node:child_process";
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

const program = isReset
  ? ["src/server/database/demo/reset-demo.ts"]
  : [
      ...(isDevelopment ? ["--watch-path=src/server", "--watch-path=src/main.ts", "--watch-preserve-output"] : []),
      "src/main.ts",
    ];
const child = spawn(projectNode(), ["--disable-warning=ExperimentalWarning", ...program], {
  stdio: "inherit",
  env: { SANDBOX: "on", ...process.env, NODE_ENV: isDevelopment ? "development" : "production" },
});

// Ctrl-C reaches the child by itself; a plain kill reaches only us.
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill("SIGTERM"));
process.on("SIGINT", () => {});
// npm runs us through a shell that a kill ends without telling us: an orphan ends by itself.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1)));
