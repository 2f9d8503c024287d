/** npm run check: types, lint with the borders between layers, format, dead code. */
import { install, projectNode, run } from "./install.mjs";

const bin = (name) => `node_modules/.bin/${name}`;

export async function check() {
  const node = projectNode();
  await run("Route types", node, [bin("react-router"), "typegen"]);
  await run("Types", node, [bin("tsc"), "-p", "."]);
  await run("Lint and borders", node, [bin("oxlint"), "--deny-warnings"]);
  await run("Format", node, [bin("oxfmt"), "--check"]);
  await run("Dead code", node, [bin("knip")]);
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
