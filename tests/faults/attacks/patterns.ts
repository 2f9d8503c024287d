/** Finds regular expressions whose time grows faster than their input, by trying strings made out of their own characters. */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

export type Pattern = { source: string; flags: string; where: string };

/** Every pattern that is written down in these folders, and the constant parts of those that are put together. */
export function patternsIn(folders: readonly string[]): Pattern[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes(".test."))
      .flatMap(({ parentPath, name }) => patternsOf(`${parentPath}/${name}`)),
  );
}

type Node = Record<string, unknown> & { type?: string };

function patternsOf(file: string): Pattern[] {
  const text = readFileSync(file, "utf8");
  const found: Pattern[] = [];
  const lineOf = (at: unknown) => text.slice(0, Number(at)).split("\n").length;
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    const { type, start } = node as Node;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ source: regex.pattern, flags: regex.flags, where: `${file}:${lineOf(start)}` });
    const { callee, arguments: given } = node as { callee?: { name?: string }; arguments?: Node[] };
    if (type === "NewExpression" && callee?.name === "RegExp" && given?.[0]?.type === "TemplateLiteral") {
      const quasis = given[0].quasis as { value: { cooked: string } }[];
      found.push({
        source: quasis.map(({ value }) => value.cooked).join("x"),
        flags: "",
        where: `${file}:${lineOf(start)}`,
      });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, text).program.body);
  return found;
}

const CLASSES: Record<string, string> = {
  d: "1",
  w: "a1_",
  s: " \n",
  D: "a",
  W: "-",
  S: "a",
  p: "測é",
  P: "a",
  b: "a -",
};
const MOST_CHARACTERS = 9;

/** One character for everything that the pattern names. */
function charactersOf(source: string): string[] {
  const found = new Set<string>();
  for (const [, escaped, plain] of source.matchAll(/\\(.)|([^\\])/gsu)) {
    if (escaped !== undefined) for (const each of CLASSES[escaped] ?? escaped) found.add(each);
    else if (plain === ".") found.add("a");
    else if (!/[\^$|()[\]{}?*+,:<>=!]/.test(plain!) || /[:<>=,]/.test(plain!)) found.add(plain!);
  }
  return [...found, "a", " "].slice(0, MOST_CHARACTERS);
}

/** Runs of one character and of pairs; a pattern that fails only at the end has tried everything before. */
function attacksFor(source: string): ((length: number) => string)[] {
  const characters = charactersOf(source);
  const runs = [...characters, ...characters.slice(0, 5).flatMap((a) => characters.slice(0, 5).map((b) => a + b))];
  const starts = ["", ...characters.slice(0, 3)];
  return [...new Set(runs)].flatMap((run) =>
    starts.flatMap((start) =>
      ["\u0001", ""].map((end) => (length: number) => start + run.repeat(Math.ceil(length / run.length)) + end),
    ),
  );
}

/** Milliseconds of this thread's own work: what other programs do meanwhile does not count. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

function timeOf(pattern: RegExp, text: string): number {
  const began = worked();
  pattern.lastIndex = 0;
  pattern.test(text);
  return worked() - began;
}

const best = (pattern: RegExp, text: string, tries: number): number =>
  Math.min(...Array.from({ length: tries }, () => timeOf(pattern, text)));

/** Close together while an exponential pattern would still end, then further apart. */
const SHORT = [20, 26, 32, 48, 64];
const LONG = [128, 512, 4_096];
/** Any pattern that grows with its input is done with a few thousand characters long before. */
const SLOW_MS = 0.5;

/** Lengths are tried from the shortest on, so that growth is seen before it takes seconds. */
export function growthOf({ source, flags }: Pattern): { kind: "exponential" | "polynomial"; text: string } | null {
  const pattern = new RegExp(source, flags);
  for (const attack of attacksFor(source)) {
    const grows = (short: number, long: number, ratio: number): boolean => {
      // Whoever was only interrupted once is fast the second time.
      const slow = best(pattern, attack(long), 5);
      return slow > SLOW_MS && slow > ratio * best(pattern, attack(short), 5);
    };
    for (const length of SHORT) {
      if (timeOf(pattern, attack(length)) < SLOW_MS) continue;
      if (grows(length - 4, length, 2)) return { kind: "exponential", text: attack(length) };
    }
    for (const length of LONG) {
      if (timeOf(pattern, attack(length)) < SLOW_MS) continue;
      if (grows(length / 2, length, 3)) return { kind: "polynomial", text: attack(length) };
    }
  }
  return null;
}
