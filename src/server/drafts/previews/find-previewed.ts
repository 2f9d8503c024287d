/**
 * What a preview's address shows now: a version, or 0 for the draft; null: it is over. Asked for each request, so it ends at once
 * with the link, with the role of whoever made it, and one's own also with the last session at the studio.
 */
import type { Database } from "#server/database/connect.ts";
import { findPreviewLink } from "#server/drafts/previews/preview-link-store.ts";
import type { PreviewKey } from "#server/drafts/previews/preview-token.ts";
import { isSignedIn } from "#server/staff/staff-session.ts";
import { whoMayStill } from "#server/staff/who-may-still.ts";

export async function findPreviewed(
  database: Database,
  hotel_id: number,
  key: PreviewKey,
  now: Date,
): Promise<number | null> {
  if (key.kind === "own" && !(await isSignedIn(database, key.account_id, now))) return null;
  return database.forHotel(hotel_id, async (query) => {
    const mayStill = await whoMayStill(query, hotel_id, "edit_content");
    if (key.kind === "own") return mayStill(key.account_id, now) ? key.version : null;
    const link = await findPreviewLink(query, hotel_id, key.link_id, now);
    return link !== null && mayStill(link.made_by, link.made_at) ? link.version : null;
  });
}
