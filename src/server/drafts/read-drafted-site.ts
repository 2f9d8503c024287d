import type { Query } from "#server/database/connect.ts";
import { readSiteRows } from "#server/drafts/content-store.ts";
import { readDraft } from "#server/drafts/read-draft.ts";

/** What the draft makes of a lodging's own rows: names, texts and looks. */
export async function readDraftedSite(query: Query, hotel_id: number) {
  const { after } = await readDraft(query, hotel_id);
  return readSiteRows(query, hotel_id, after.find(({ record }) => record === "site")!.fields);
}
