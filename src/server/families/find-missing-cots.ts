import type { Query } from "#server/database/connect.ts";
import { countCots, mostCotsTaken } from "#server/families/family-store.ts";

/** How many of these cots are not there on some night. With `lock`, nobody else can take them before this transaction ends. */
export async function findMissingCots(
  query: Query,
  hotel_id: number,
  stay: { start: string; end: string },
  wanted: number,
  { lock }: { lock: boolean },
): Promise<number> {
  if (wanted === 0) return 0;
  const cots = await countCots(query, hotel_id, { lock });
  return Math.max(0, wanted - (cots - (await mostCotsTaken(query, hotel_id, stay))));
}
