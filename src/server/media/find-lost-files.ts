/** Files that new content names and that are gone: a tab that was open before a picture was deleted must not bring its path back. */
import { filesIn } from "#rules/media/pictures-in-content.ts";
import type { Query } from "#server/database/connect.ts";
import { filesOf } from "#server/media/kept-pictures.ts";
import { listPictureRows } from "#server/media/list-picture-rows.ts";
import { lockLibrary } from "#server/media/picture-store.ts";
import { readShownFiles } from "#server/media/picture-uses.ts";

/** Comes before the site is locked, as everywhere: from then on nothing is deleted. */
export async function findLostFiles(query: Query, hotel_id: number, content: unknown): Promise<ReadonlySet<string>> {
  const named = new Set(filesIn(content));
  if (named.size === 0) return named;
  await lockLibrary(query, hotel_id);
  const library = (await listPictureRows(query, hotel_id)).flatMap(filesOf);
  // Pictures of before the library are known by what shows them.
  const known = new Set([...library, ...(await readShownFiles(query, hotel_id))]);
  return new Set([...named].filter((file) => !known.has(file)));
}
