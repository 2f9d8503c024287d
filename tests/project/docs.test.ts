/** Documents are true: every path, link and command that they name exists. */
import { globSync, existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", ...globSync("docs/**/*.md")];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** Where a path in backticks may begin: the project, or a folder that the page speaks of. */
const ROOTS = ["", "src", "src/server", "src/web", "src/rules", "docs", "tests", "tests/faults/*"];
const PATH = /^[\w.{}*#-]+(?:\/[\w.{}*-]+)*\/?$/;
const FOLDERS = /^(?:#?(?:src|rules|contract|server|web|languages|tests|sandbox|bench|scripts|demo|docs)\/)/;

/** `layout_NNN`, `{lodging}` and `*` stand for any of their kind. */
const asGlob = (path: string) =>
  path
    .replace(/^#/, "src/")
    .replaceAll(/\{[^}]*\}|NNN/g, "*")
    .replace(/\/$/, "");

function isThere(path: string): boolean {
  const glob = asGlob(path);
  // A test may be named without its ending.
  const names = /\.\w+$/.test(glob) ? [glob] : [glob, `${glob}.test.ts`, `${glob}.ts`];
  return ROOTS.some((root) => names.some((name) => globSync(join(root, name)).length > 0));
}

function problemsIn(page: string, text: string): string[] {
  const problems: string[] = [];
  for (const [, code = ""] of text.matchAll(/`([^`\n]+)`/g)) {
    const isPath = PATH.test(code) && (FOLDERS.test(code) || /\/[\w-]+\.(?:ts|tsx|sql|css|mjs|md|json)$/.test(code));
    if (isPath && !isThere(code)) problems.push(`${page}: there is no ${code}`);
    for (const [, name = ""] of code.matchAll(/npm run ([\w:]+)/g))
      if (!(name in scripts)) problems.push(`${page}: there is no npm run ${name}`);
  }
  for (const [, link = ""] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g))
    if (!/^\w+:/.test(link) && !existsSync(join(dirname(page), link))) problems.push(`${page}: no page at ${link}`);
  return problems;
}

test("every row of the table of faults names its tests", () => {
  const rows = readFileSync("docs/faults.md", "utf8").match(/^\|(?: [\d, ]+| —) \|.*\| [^|]+ \| .* \|$/gm) ?? [];
  const files = rows.flatMap((row) =>
    [
      ...row
        .split("|")
        .at(-2)!
        .matchAll(/`([^`]+)`/g),
    ].map(([, file]) => file!),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

/** A decision that no longer holds says what took its place, and keeps its words. */
const isSuperseded = (text: string) => /superseded by/i.test(text);

test("every path, link and command in the documents exists", () => {
  const problems = PAGES.flatMap((page) => {
    const text = readFileSync(page, "utf8");
    return page.startsWith("docs/decisions/") && isSuperseded(text) ? [] : problemsIn(page, text);
  });
  expect(problems).toEqual([]);
});

test("a path, a link and a command that do not exist are found", () => {
  const text = "`src/rules/gone.ts` [there](gone.md) `npm run gone` and `src/rules/time/day.ts`, `npm run check`";
  expect(problemsIn("docs/page.md", text)).toEqual([
    "docs/page.md: there is no src/rules/gone.ts",
    "docs/page.md: there is no npm run gone",
    "docs/page.md: no page at gone.md",
  ]);
});
