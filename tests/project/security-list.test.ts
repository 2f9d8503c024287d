/** docs/security.md: every item of the standard is there once, its counts are right, and the proofs it names exist. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** OWASP ASVS 5.0.0: each section with the levels of its items, in order. Items of level 3 are not listed on the page. */
const SECTIONS = `
  1.1 22, 1.2 1111122223, 1.3 112222222223, 1.4 222, 1.5 123
  2.1 122, 2.2 112, 2.3 12223, 2.4 23
  3.1 3, 3.2 113, 3.3 12223, 3.4 11222233, 3.5 11122333, 3.6 3, 3.7 22333
  4.1 12233, 4.2 23333, 4.3 22, 4.4 1222
  5.1 2, 5.2 112333, 5.3 113, 5.4 222
  6.1 122, 6.2 111111112222, 6.3 11223333, 6.4 112233
  6.5 22222333, 6.6 2223, 6.7 33, 6.8 2222
  7.1 222, 7.2 1111, 7.3 22, 7.4 11222, 7.5 223, 7.6 22
  8.1 1233, 8.2 1123, 8.3 133, 8.4 23
  9.1 111, 9.2 1222
  10.1 22, 10.2 223, 10.3 22223, 10.4 1111122222233333
  10.5 22222, 10.6 22, 10.7 222
  11.1 2233, 11.2 22233, 11.3 11233, 11.4 1222, 11.5 23, 11.6 23, 11.7 33
  12.1 12233, 12.2 11, 12.3 22223
  13.1 2333, 13.2 222223, 13.3 2233, 13.4 1222233
  14.1 22, 14.2 12223333, 14.3 122
  15.1 12233, 15.2 12233, 15.3 1222222, 15.4 3333
  16.1 2, 16.2 22222, 16.3 2222, 16.4 222, 16.5 2223
  17.1 23, 17.2 22223333, 17.3 22
`;

const STATUSES = ["met", "operator", "waiting", "not applicable", "not met"];
const MOST_WORDS = 15;

const levelOf = new Map<string, string>(
  [...SECTIONS.matchAll(/([\d.]+) (\d+)/g)].flatMap(([, section, levels]) =>
    Array.from(levels!, (level, index) => [`${section}.${index + 1}`, level] as const),
  ),
);
const listed = [...levelOf].filter(([, level]) => level !== "3").map(([id]) => id);

type Row = { id: string; level: string; asks: string; status: string; how: string; proof: string };

const cellsOf = (line: string): string[] => line.replace(/^\| | \|$/g, "").split(" | ");

const linesOf = (page: string, pattern: RegExp): string[] => page.split("\n").filter((line) => pattern.test(line));

function rowsOf(page: string): Row[] {
  return linesOf(page, /^\| \d+\.\d+\.\d+ \| /).map((line) => {
    const [id = "", level = "", asks = "", status = "", how = "", proof = ""] = cellsOf(line);
    return { id, level, asks, status, how, proof };
  });
}

function problemsOfRow({ id, level, asks, status, how, proof }: Row): string[] {
  const isProved = /`[^`]+`/.test(proof);
  return [
    ...(levelOf.get(id) === level && level !== "3" ? [] : [`${id}: is not an item of level ${level}`]),
    ...(STATUSES.includes(status) ? [] : [`${id}: ${status} is no status`]),
    ...(asks !== "" && asks.split(/\s+/).length <= MOST_WORDS
      ? []
      : [`${id}: says what is requested in too many words`]),
    ...(how.length > 5 ? [] : [`${id}: does not say how, or why not`]),
    ...(status === "met" && !isProved ? [`${id}: is met without proof`] : []),
    ...(status === "operator" && !proof.includes("`docs/operations.md`")
      ? [`${id}: does not lead the operator on`]
      : []),
  ];
}

function problemsOfList(rows: Row[]): string[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...listed.filter((id) => !ids.includes(id)).map((id) => `${id}: is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: is there twice`),
  ];
}

/** One line per chapter and one for all: items, then each status. */
function problemsOfSummary(page: string, rows: Row[]): string[] {
  const lines = linesOf(page, /^\| (?:V\d+ .*|\*\*all\*\*) \| \d+ \|/).map(cellsOf);
  const chapters = new Set(rows.map(({ id }) => id.split(".")[0]!));
  const wanted = [...chapters, "all"].map((chapter) => {
    const own = chapter === "all" ? rows : rows.filter(({ id }) => id.startsWith(`${chapter}.`));
    return {
      chapter,
      counts: [own.length, ...STATUSES.map((each) => own.filter(({ status }) => status === each).length)],
    };
  });
  return wanted.flatMap(({ chapter, counts }) => {
    const found = lines.find(([name = ""]) =>
      chapter === "all" ? name === "**all**" : name.startsWith(`V${chapter} `),
    );
    const stated = found?.slice(1).join(" ");
    return stated === counts.join(" ") ? [] : [`summary of ${chapter}: says ${stated}, counted ${counts.join(" ")}`];
  });
}

/** What stands in backticks and begins like a file of the project. */
const FILE = /^(?:(?:src|tests|docs|sandbox|scripts|bench)\/\S+|\.?[\w-]+\.(?:json|md|mjs|ts))$/;

function problemsOfFiles(page: string): string[] {
  const named = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!).filter((text) => FILE.test(text));
  return [...new Set(named)].filter((path) => !existsSync(path)).map((path) => `${path}: there is no such file`);
}

/** A test is quoted after the file that holds it. */
function problemsOfTests(rows: Row[]): string[] {
  return rows.flatMap(({ id, proof }) =>
    [...proof.matchAll(/`([^`]+)` "([^"]+)"/g)]
      .filter(([, path, name]) => existsSync(path!) && !readFileSync(path!, "utf8").includes(name!))
      .map(([, path, name]) => `${id}: ${path} has no "${name}"`),
  );
}

function problemsIn(page: string): string[] {
  const rows = rowsOf(page);
  return [
    ...problemsOfList(rows),
    ...rows.flatMap(problemsOfRow),
    ...problemsOfSummary(page, rows),
    ...problemsOfFiles(page),
    ...problemsOfTests(rows),
  ];
}

const PAGE = readFileSync("docs/security.md", "utf8");

test("the standard has 70 items of level 1, 183 of level 2 and 92 of level 3", () => {
  const count = (level: string) => [...levelOf.values()].filter((each) => each === level).length;
  expect(["1", "2", "3"].map(count)).toEqual([70, 183, 92]);
});

test("the list is whole, its counts are right, and every proof is there", () => {
  expect(problemsIn(PAGE)).toEqual([]);
});

test("SECURITY.md names files that exist", () => {
  expect(problemsOfFiles(readFileSync("SECURITY.md", "utf8"))).toEqual([]);
});

const lineOf = (id: string): string => linesOf(PAGE, new RegExp(`^\\| ${id.replaceAll(".", "\\.")} \\|`))[0]!;

test.each<[what: string, planted: (page: string) => string, problem: string]>([
  ["an item that is left out", (page) => page.replace(`${lineOf("8.4.1")}\n`, ""), "8.4.1: is missing"],
  ["an item that is there twice", (page) => `${page}${lineOf("8.4.1")}\n`, "8.4.1: is there twice"],
  ["a wrong level", (page) => page.replace("| 8.4.1 | 2 |", "| 8.4.1 | 1 |"), "8.4.1: is not an item of level 1"],
  [
    "a status of its own",
    (page) => page.replace(lineOf("8.4.1"), lineOf("8.4.1").replace("| met |", "| almost |")),
    "almost",
  ],
  [
    "a claim without proof",
    (page) => page.replace(lineOf("1.2.5"), lineOf("1.2.5").replaceAll("`", "")),
    "1.2.5: is met",
  ],
  ["a wrong count", (page) => page.replace(/\| \*\*all\*\* \| \d+/, "| **all** | 999"), "summary of all: says 999"],
  [
    "a file that moved",
    (page) => page.replace("`src/server/security/secrets.ts`", "`src/server/moved.ts`"),
    "src/server/moved.ts",
  ],
  ["a test that was renamed", (page) => page.replace('"an injection"', '"an old name"'), 'has no "an old name"'],
  [
    "a duty without a pointer",
    (page) => page.replace(lineOf("12.1.2"), lineOf("12.1.2").replaceAll("docs/operations.md", "docs/house.md")),
    "12.1.2: does not lead",
  ],
])("planted: %s shows", (_what, planted, problem) => {
  const page = planted(PAGE);
  expect(page).not.toBe(PAGE);
  expect(problemsIn(page).join("\n")).toContain(problem);
});
