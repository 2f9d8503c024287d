/**
 * Which statements of a migration an older build can't live with. They are contract steps: allowed only in a release after the
 * one that stopped using what they take away, and with a comment that names it:
 *
 *     -- contract: 1.4.0 stopped using order_guest.memo
 */
const MARK = /^--\s*contract: \d+\.\d+\.\d+ stopped using \S/m;

const CONTRACTING: readonly [pattern: RegExp, why: string][] = [
  [/\bdrop\s+table\b/, "drops a table"],
  [
    /\balter\s+table\b[^;]*\bdrop\s+(?:column\b|(?!constraint|default|not\b|expression|identity|column))/,
    "drops a column",
  ],
  [/\brename\b/, "renames"],
  [/\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/, "changes a type"],
  [/\bset\s+not\s+null\b/, "forbids null where an older build may write it"],
  [/\bset\s+schema\b/, "moves a table"],
  [/\btruncate\b|\bdelete\s+from\b/, "deletes rows"],
];
const ADDED =
  /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|column\b|primary\b|foreign\b|unique\b|check\b)("[^"]+"|\w+)\s+([^,;]*)/g;

/** What is wrong with a migration, statement by statement. */
export function findContractSteps(sql: string): string[] {
  return sql.split(/--> statement-breakpoint|;[^\S\n]*(?=\n|$)/).flatMap((statement) => {
    if (MARK.test(statement)) return [];
    const text = statement
      .replace(/--[^\n]*/g, "")
      .replace(/'(?:[^']|'')*'/g, "''")
      .toLowerCase();
    const found = CONTRACTING.filter(([pattern]) => pattern.test(text)).map(([, why]) => why);
    if (/\balter\s+table\b/.test(text)) {
      const needy = [...text.matchAll(ADDED)].filter(([, , rest]) => isNeedy(rest!));
      found.push(...needy.map(([, name]) => `adds ${name}, which an older build leaves empty and may not`));
    }
    return found.map((why) => `${why}: ${statement.trim().slice(0, 120)}`);
  });
}

const isNeedy = (column: string) => /\bnot\s+null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column);
