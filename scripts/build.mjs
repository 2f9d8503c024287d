/** Builds the pages if their sources have changed since the last build. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { projectNode, run } from "./install.mjs";

const SOURCES = ["src/web", "src/rules", "src/contract", "src/languages", "public"];
const FILES = [
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/booking-styles.ts",
  "vite.config.ts",
  "react-router.config.ts",
];
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
  compress("build/client");
  writeFileSync(STAMP, wanted);
}

/** Once, beside each file, so that no process has to do it when it starts (`server/http/files.ts` reads them). */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|svg|txt|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const plain = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
