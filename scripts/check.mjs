/** npm run check: types, lint with the borders between layers, format, dead code. */
import { availableParallelism } from "node:os";
import { install, projectNode, run, runAll } from "./install.mjs";

const bin = (name) => `node_modules/.bin/${name}`;

export async function check() {
  const node = projectNode();
  await run("Route types", node, [bin("react-router"), "typegen"]);
  const step = (what, ...args) => ({ what, command: node, args });
  await runAll("Types, lint with borders, format, dead code", [
    // Each checker works out most types by itself: as many as there are cores take half as much processor time again.
    step("Types", bin("tsc"), "-p", ".", "--checkers", String(Math.max(1, availableParallelism() >> 1))),
    step("Lint and borders", bin("oxlint"), "--deny-warnings"),
    step("Format", bin("oxfmt"), "--check"),
    step("Dead code", bin("knip")),
  ]);
}

if (process.argv[1]?.endsWith("check.mjs")) {
  try {
    await install();
    await check();
    console.log("All is well.");
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
