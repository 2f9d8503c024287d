/** The borders between layers hold: the linter must refuse each planted import, and accept the clean file. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";

const planted: string[] = [];
afterAll(() => planted.forEach((file) => rmSync(file, { force: true })));

function lint(file: string, code: string): string {
  mkdirSync(file.slice(0, file.lastIndexOf("/")), { recursive: true });
  writeFileSync(file, code);
  planted.push(file);
  const { stdout } = spawnSync(process.execPath, ["node_modules/.bin/oxlint", "--deny-warnings", file], {
    encoding: "utf8",
  });
  rmSync(file);
  return stdout;
}

test.each([
  ["src/rules/planted-a.ts", 'import { z } from "zod";\nexport const a = z;\n', "Rules and languages are pure"],
  ["src/rules/planted-b.ts", 'import fs from "node:fs";\nexport const a = fs;\n', "Rules and languages are pure"],
  ["src/rules/planted-c.ts", "export const a = process.env.HOME;\n", "Rules know no environment"],
  [
    "src/languages/planted.ts",
    'import { calls } from "#contract/calls.ts";\nexport const a = calls;\n',
    "Rules and languages are pure",
  ],
  [
    "src/contract/planted.ts",
    'import { connect } from "#server/database/connect.ts";\nexport const a = connect;\n',
    "The contract says what is said",
  ],
  [
    "src/server/planted-a.ts",
    'import { useState } from "react";\nexport const a = useState;\n',
    "does not know what is shown",
  ],
  [
    "src/server/planted-b.ts",
    'import { useSite } from "#web/site.ts";\nexport const a = useSite;\n',
    "does not know what is shown",
  ],
  [
    "src/server/planted-c.ts",
    'import { request } from "node:https";\nexport const a = request;\n',
    "goes through server/network/egress.ts",
  ],
  [
    "src/server/planted-d.ts",
    'export const a = fetch("https://a.example");\n',
    "goes through server/network/egress.ts",
  ],
  [
    "src/server/planted-e.ts",
    'import { loadDemo } from "#demo/load-demo.ts";\nexport const a = loadDemo;\n',
    "main.ts joins the two layers",
  ],
  [
    "sandbox/planted-a.ts",
    'import { sign } from "#server/payments/vendors/ecpay-signature.ts";\nexport const a = sign;\n',
    "by code of its own",
  ],
  [
    "sandbox/planted-b.ts",
    'import { sum } from "#rules/money/money.ts";\nexport const a = sum;\n',
    "by code of its own",
  ],
  [
    "demo/planted.ts",
    'import { useSite } from "#web/site.ts";\nexport const a = useSite;\n',
    "knows the tables, not what is shown",
  ],
  [
    "src/web/guest/planted-a.ts",
    'import { connect } from "#server/database/connect.ts";\nexport const a = connect;\n',
    "only through calls",
  ],
  ["src/web/guest/planted-b.ts", 'import { Hono } from "hono";\nexport const a = Hono;\n', "only through calls"],
  [
    "src/web/sections/planted.tsx",
    'import { layout_700 } from "#web/layouts/layout_700/layout.tsx";\nexport const a = layout_700;\n',
    "never knows a particular layout",
  ],
  [
    "src/web/ui/planted.tsx",
    'import { calls } from "#contract/calls.ts";\nexport const a = calls;\n',
    "holds no business",
  ],
  [
    "src/web/guest/planted-c.tsx",
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n',
    "no-danger",
  ],
])("%s is refused", (file, code, reason) => {
  expect(lint(file, code).replace(/\s+/g, " ")).toContain(reason);
});

test("a clean file passes", () => {
  expect(
    lint(
      "src/rules/planted-d.ts",
      'import { LANGUAGES } from "#rules/text/language.ts";\nexport const a = LANGUAGES;\n',
    ),
  ).toContain("0 errors");
});

test("rules never look at a clock", () => {
  const files = readdirSync("src/rules", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(readFileSync(`src/rules/${file}`, "utf8"), file).not.toMatch(/Date\.now|new Date\(\)|performance\./);
});

test("a noun of the server uses another only by its verbs, never by its store", () => {
  const files = readdirSync("src/server", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(`src/server/${file}`, "utf8").matchAll(/"#server\/([\w-]+)\/(?:[\w-]+\/)*[\w-]+-store\.ts"/g)].map(
      (found) => ({
        file,
        own: file.split("/")[0],
        store: found[1],
      }),
    ),
  );
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter(({ own, store }) => own !== store)).toEqual([]);
});
