/** The SQL of a site's versions. Rows are only added. */
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { splitPages } from "#rules/content/text-parts.ts";
import type { Query } from "#server/database/connect.ts";
import { siteVersion } from "#server/database/tables/drafts.ts";

export type NewVersion = Omit<typeof siteVersion.$inferInsert, "hotel_id">;

const LISTED = {
  version: siteVersion.version,
  reason: siteVersion.reason,
  source_version: siteVersion.source_version,
  note: siteVersion.note,
  made_by: siteVersion.made_by,
  made_at: siteVersion.made_at,
  changed: sql<number>`jsonb_array_length(${siteVersion.differences})`,
};

export type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number];

export function listVersions(query: Query, hotel_id: number, before: number | undefined, most: number) {
  return query
    .select(LISTED)
    .from(siteVersion)
    .where(and(eq(siteVersion.hotel_id, hotel_id), before === undefined ? undefined : lt(siteVersion.version, before)))
    .orderBy(desc(siteVersion.version))
    .limit(most);
}

export async function lastVersion(query: Query, hotel_id: number): Promise<ListedVersion | undefined> {
  return (await listVersions(query, hotel_id, undefined, 1))[0];
}

export async function findVersion(query: Query, hotel_id: number, version: number) {
  const [found] = await query
    .select({ ...LISTED, content: siteVersion.content, differences: siteVersion.differences })
    .from(siteVersion)
    .where(and(eq(siteVersion.hotel_id, hotel_id), eq(siteVersion.version, version)));
  if (!found) return undefined;
  return { ...found, content: found.content.map((each) => ({ ...each, fields: splitPages(each.fields) })) };
}

export async function addVersion(query: Query, hotel_id: number, row: NewVersion): Promise<void> {
  await query.insert(siteVersion).values({ hotel_id, ...row });
}
