import { missingTexts } from "#rules/content/missing-texts.ts";
import { differencesOf } from "#rules/content/site-content.ts";
import type { Query } from "#server/database/connect.ts";
import { lockSite } from "#server/drafts/content-store.ts";
import { deleteChanges } from "#server/drafts/draft-store.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { writeVersion } from "#server/drafts/write-version.ts";
import { Refusal } from "#server/errors/refusal.ts";

export type Publishing = { reason: "publish" | "schedule"; note: string; made_by: string; made_at: Date };

/** Publishes the draft as it is, in the caller's transaction. */
export async function publishDraft(query: Query, hotel_id: number, publishing: Publishing): Promise<number> {
  await lockSite(query, hotel_id);
  const { content, after, main_lang } = await readDraft(query, hotel_id);
  if (differencesOf(content, after).length === 0) throw new Refusal("NOTHING_TO_PUBLISH");
  const missing = missingTexts(after, main_lang);
  if (missing.length > 0) throw new Refusal("TEXTS_MISSING", [], { missing });
  const version = await writeVersion(query, hotel_id, content, after, publishing);
  await deleteChanges(query, hotel_id);
  return version;
}
