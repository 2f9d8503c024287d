/**
 * The codes that the documentation names for each call are read out of the files that answer it: the handler's own and what it
 * imports. `vitest run src/server/calls/refusals-of-calls.test.ts -u` writes them anew.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REFUSALS } from "#rules/calls/refusals.ts";
import { handlers } from "#server/calls/handlers.ts";
import { platformHandlers } from "#server/calls/platform-handlers.ts";
import { specificationCalls } from "#contract/calls.ts";

/** What every call goes through: its refusals are those of the way in, or of none. */
const SHARED =
  /^src\/server\/(?:calls|http|errors|cache|database|log|audit|events|mail|network|retries|concurrency|jobs)\//;

const CODE = new RegExp(`"(${REFUSALS.join("|")})"`, "g");
const IMPORT = /^import (?!type\b)[^;]*?from "#(server|rules)\/([^"]+\.ts)"/gms;

const read = new Map<string, { codes: string[]; imports: string[] }>();

function readFile(path: string) {
  const known = read.get(path);
  if (known) return known;
  const text = readFileSync(path, "utf8");
  const imports = [...text.matchAll(IMPORT)].map(([, layer, file]) => `src/${layer}/${file}`);
  const found = {
    codes: path.startsWith("src/rules/calls/") ? [] : [...text.matchAll(CODE)].map(([, code]) => code!),
    imports: imports.filter((each) => !SHARED.test(each)),
  };
  read.set(path, found);
  return found;
}

function codesBehind(path: string): string[] {
  const seen = new Set<string>();
  const waiting = [path];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...readFile(next).imports);
  }
  return [...new Set([...seen].flatMap((each) => readFile(each).codes))].sort();
}

const files = new Map(
  globSync("src/server/**/*.ts").map((path) => [
    path.slice(path.lastIndexOf("/") + 1, -3).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    path,
  ]),
);

test("the codes of each call are those of the files behind it", async () => {
  const specified = new Set<string>(specificationCalls.map(({ name }) => name));
  const named = [...handlers, ...platformHandlers.filter(({ call }) => specified.has(call.name))];
  const table = named.map(({ call }) => {
    const path = files.get(call.name);
    expect(path, call.name).toBeDefined();
    return [call.name, codesBehind(path!).join(" ")] as const;
  });
  const lines = table.filter(([, codes]) => codes !== "").map((line) => line.join(": "));
  await expect(`${lines.toSorted().join("\n")}\n`).toMatchFileSnapshot("./refusals-of-calls.txt");
});
