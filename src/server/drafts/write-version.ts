import { type ContentRecord, differencesOf } from "#rules/content/site-content.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { writeContent } from "#server/drafts/content-store.ts";
import { addVersion, lastVersion, type NewVersion } from "#server/drafts/version-store.ts";

type Made = Pick<NewVersion, "reason" | "source_version" | "note" | "made_by" | "made_at">;

/**
 * Makes the site what it is to be, in the caller's transaction: rows, the version that keeps all of it, the log, and one
 * announcement by which every process reads this lodging's pages again. Returns the version's number.
 */
export async function writeVersion(
  query: Query,
  hotel_id: number,
  before: readonly ContentRecord[],
  after: ContentRecord[],
  made: Made,
): Promise<number> {
  await writeContent(query, hotel_id, before, after, made.made_at);
  const last = (await lastVersion(query, hotel_id))?.version ?? 0;
  if (last === 0) {
    const first = { version: 1, content: [...before], differences: [], reason: "first" as const };
    await addVersion(query, hotel_id, { ...first, made_at: made.made_at });
  }
  const version = Math.max(last, 1) + 1;
  const differences = differencesOf(before, after);
  await addVersion(query, hotel_id, { version, content: after, differences, ...made });
  const actor = made.made_by ? `staff:${made.made_by}` : "clock";
  const action = made.reason === "restore" ? "site.restored" : "site.published";
  await appendAudit(query, hotel_id, null, { at: made.made_at, actor, action, version });
  return version;
}
