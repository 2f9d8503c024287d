/** Another build of the program beside this one: its own migrations, or an earlier commit. Packages and pages are shared. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MIGRATIONS = "src/server/database/migrations";
const SHARED = ["node_modules", "build"];

/** What an expand step may do. */
export const ADDITIVE = [
  `alter table order_guest add column planted_note text`,
  `alter table "order" add column planted_count integer not null default 0`,
  `alter table refund_transfer add column planted_flag boolean not null default false`,
  `create table planted_table (hotel_id integer not null references hotel (hotel_id), planted_id integer, primary key (hotel_id, planted_id))`,
  `create index planted_index on order_guest (hotel_id, booker_name)`,
];
/** What it may not: the old build reads this column. */
export const DESTRUCTIVE = [`alter table order_guest rename column memo to planted_memo`];

let made = 0;

/** Today's migrations and one more, later than any made before it. */
export function migrationsWith(folder: string, statements: readonly string[]): string {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = entries.at(-1)!;
  made += 1;
  const added = { ...last, idx: last.idx + 1, when: last.when + made, tag: "planted" };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
  writeFileSync(join(folder, "planted.sql"), statements.join(";--> statement-breakpoint\n"));
  return folder;
}

/** Today's program, with one more migration. */
export function newBuild(folder: string, statements: readonly string[]): string {
  mkdirSync(folder);
  for (const part of ["src", "package.json"]) cpSync(part, join(folder, part), { recursive: true });
  share(folder);
  migrationsWith(join(folder, MIGRATIONS), statements);
  return folder;
}

/** Answers a folder with the program of an earlier commit, or why there is none. */
export function oldBuild(folder: string): { folder: string } | { reason: string } {
  try {
    const git = (...given: string[]) => execFileSync("git", given, { encoding: "utf8", stdio: "pipe" }).trim();
    // The last commit that changed the migrations or the packages is the oldest that has today's.
    const commit = process.env.OLD_BUILD ?? git("log", "-1", "--format=%H", "--", MIGRATIONS, "package-lock.json");
    if (git("diff", "--name-only", commit, "HEAD", "--", "package-lock.json") !== "")
      return { reason: `${commit} needs other packages than today's` };
    mkdirSync(folder);
    const archive = execFileSync("git", ["archive", commit, "src", "sandbox", "package.json"], {
      maxBuffer: 1 << 30,
      stdio: "pipe",
    });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    share(folder);
    return { folder };
  } catch (error) {
    return { reason: `there is no such commit in the git history (${(error as Error).message.split("\n")[0]})` };
  }
}

function share(folder: string): void {
  for (const part of SHARED) symlinkSync(join(process.cwd(), part), join(folder, part));
}
