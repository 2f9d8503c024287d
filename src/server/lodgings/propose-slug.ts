import { randomInt } from "node:crypto";
import type { LodgingKind } from "#rules/site/lodging-kinds.ts";
import { proposedSlugs } from "#rules/site/slug.ts";
import type { Database } from "#server/database/connect.ts";
import { takenHosts } from "#server/lodgings/lodging-store.ts";

type Places = { database: Database; platformHost: string };

export const slugHost = (slug: string, platformHost: string): string => `${slug}.${platformHost}`;

/** The best name that nobody has. With numbers of four digits some are always free. */
export async function proposeSlug(
  { database, platformHost }: Places,
  name: string,
  kind: LodgingKind | null,
): Promise<string> {
  for (;;) {
    const slugs = proposedSlugs(name, kind, randomInt(1, 9000));
    const hosts = slugs.map((slug) => slugHost(slug, platformHost));
    const taken = await database.forDirectory((query) => takenHosts(query, hosts));
    const free = slugs.find((slug) => !taken.has(slugHost(slug, platformHost)));
    if (free !== undefined) return free;
  }
}
