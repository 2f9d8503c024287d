/** The browser's build as files that load each other: what a script brings with it, and what it may load later. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FOLDER = new URL("../../build/client/assets/", import.meta.url);

export const builtFiles = (): string[] => readdirSync(FOLDER).filter((file) => !/\.(?:br|gz)$/.test(file));

export const builtText = (file: string): string => readFileSync(new URL(file, FOLDER), "utf8");

export const compressed = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(builtText(file), { level: 9 }).length, 0);

/** A page script by its name in vite.config.ts: `enhance-1a2b3c4d.js`. */
export function pageScript(name: string): string {
  const found = builtFiles().filter((file) => new RegExp(`^${name}-[0-9a-f]{8}\\.js$`).test(file));
  if (found.length === 0) throw new Error(`There is no script ${name}: has it been built?`);
  // Files of earlier builds are removed, so there is one.
  return found[0]!;
}

const NOW = /(?:^|[;\s}])(?:import|export)(?:[\w$*{}\s,]+from)?\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const LATER = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const matchesOf = (file: string, pattern: RegExp): string[] =>
  [...builtText(file).matchAll(pattern)].map(([, found]) => found!);

/** The file and all that the browser must have before it runs. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of matchesOf(file, NOW)) loadedWith(next, seen);
  return seen;
}

/** What these files may load afterwards, each without what it brings. */
const loadedLater = (files: Iterable<string>): Set<string> =>
  new Set([...files].flatMap((file) => matchesOf(file, LATER)));

/** The file and everything that it can ever load. */
export function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of [...matchesOf(file, NOW), ...matchesOf(file, LATER)]) reachedFrom(next, seen);
  return seen;
}

/** The studio's app: what comes first, in one language, and each screen with what only it brings. */
export function studioFiles(): { first: Set<string>; screens: Map<string, Set<string>> } {
  const first = loadedWith(pageScript("studio"));
  const later = [...loadedLater(first)];
  // A file of words may be behind one that only passes them on.
  const has = (file: string, words: RegExp) => [...loadedWith(file)].some((each) => words.test(each));
  const screens = new Map<string, Set<string>>();
  for (const file of later.filter((each) => !has(each, /^[a-z]{2}-[A-Z]{2}-/) && !first.has(each))) {
    const own = new Set([...loadedWith(file)].filter((each) => !first.has(each)));
    screens.set(file.replace(/-[\w-]{8}\.js$/, ""), own);
  }
  for (const file of loadedWith(later.find((each) => has(each, /^zh-TW-studio-app-/))!)) first.add(file);
  return { first, screens };
}
