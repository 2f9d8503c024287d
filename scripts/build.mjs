/** Builds the pages if their sources have changed since the last build. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { projectNode, run } from "./install.mjs";

const SOURCES = ["src/web", "src/rules", "src/contract", "src/languages", "public"];
const FILES = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];
const STAMP = "build/.made-from";

function fingerprint() {
  const hash = createHash("sha256");
  const found = SOURCES.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`),
  );
  for (const file of [...found, ...FILES].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

export async function build() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  await run("Building the pages", projectNode(), ["node_modules/.bin/react-router", "build"], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  writeFileSync(STAMP, wanted);
}
