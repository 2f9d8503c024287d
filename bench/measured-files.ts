/**
 * Which files each part of the bench measures. A block in docs/benchmarks.md has their fingerprint; once one of them has changed, the
 * block's first line must begin with "Old". Contents are compared and not commits, so that a clone without history can do it.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";

export const DOCUMENT = "docs/benchmarks.md";

const PAGES = ["src/server/http/**", "src/server/cache/**", "src/server/pages/**"];
const LOOKS = ["src/web/layouts/**", "src/web/sections/**", "src/web/kit/**", "src/web/ui/**", "src/web/enhance/**"];
const BOOKING = [
  "src/web/booking/**",
  "src/web/booking-layouts/**",
  "src/web/guest/booking*",
  "src/web/kit/booking*/**",
];
const SEARCH = ["src/server/database/functions.sql", "src/server/rooms/**", "src/server/calls/**"];
const ORDERS = ["src/server/orders/**", "src/server/inventory/**", "src/rules/money/**"];

export const MEASURED: Record<string, readonly string[]> = {
  pages: [...PAGES, "src/server/calls/**"],
  layouts: [...LOOKS, "src/web/root.tsx", "src/web/guest/home/**", "src/web/guest/room/**", "vite.config.ts"],
  booking: [...BOOKING, "src/web/kit/booking*", "scripts/booking-styles.ts", "vite.config.ts"],
  homes: [...LOOKS, "src/web/root.tsx", "src/web/guest/home/**", "src/server/media/**", "src/server/fonts/**"],
  search: SEARCH,
  "search-families": [...SEARCH, "src/server/families/**"],
  orders: ORDERS,
  endings: ORDERS,
  growth: SEARCH,
  pdf: ["src/server/pdf/**"],
  fonts: ["src/server/fonts/**"],
  studio: ["src/web/studio/**", "src/server/drafts/**"],
  "other-lodgings": [...PAGES, "src/server/drafts/**"],
};

/** Between these two comments stands the last run of a part; the text around them is written by hand. */
const block = (part: string) =>
  new RegExp(`(<!-- run: ${part}(?: of ([0-9a-f]{12}))? -->\n)([\\s\\S]*?)(<!-- end: ${part} -->)`);

export function fingerprint(part: string): string {
  const files = globSync([...MEASURED[part]!], { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  if (files.length === 0) throw new Error(`bench/measured-files.ts names no file for ${part}.`);
  const hash = createHash("sha256");
  for (const file of new Set(files)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

const OLD = "**Old: what it measures has changed since.** ";

/** The document with what a part has measured, in place of that part's last run. */
export function withRun(document: string, part: string, text: string): string {
  if (!block(part).test(document)) throw new Error(`${DOCUMENT} has no place for ${part}: <!-- run: ${part} -->`);
  return document.replace(block(part), `<!-- run: ${part} of ${fingerprint(part)} -->\n${text}\n$4`);
}

/** Parts of the document whose files have changed since their run, and that do not say so. */
export function unmarked(document: string): string[] {
  return Object.keys(MEASURED).filter((part) => {
    const [, , of, text = ""] = block(part).exec(document) ?? [];
    return text.trim() !== "" && of !== fingerprint(part) && !text.startsWith(OLD);
  });
}

export function marked(document: string): string {
  return unmarked(document).reduce(
    (all, part) =>
      all.replace(block(part), (_, begin: string, _of, text: string, end: string) => begin + OLD + text + end),
    document,
  );
}

/** npm run bench -- --mark */
export function mark(): void {
  const document = readFileSync(DOCUMENT, "utf8");
  const old = unmarked(document);
  writeFileSync(DOCUMENT, marked(document));
  console.log(old.length === 0 ? "Every run is marked as it should be." : `Marked as old: ${old.join(", ")}.`);
}
