import { missingTexts } from "#rules/content/missing-texts.ts";
import { PRESENT } from "#rules/content/content-fields.ts";
import {
  type Change,
  type ContentRecord,
  differencesOf,
  isSameValue,
  overlay,
  recordKey,
} from "#rules/content/site-content.ts";
import { inLanguages } from "#rules/content/translations.ts";
import type { Query } from "#server/database/connect.ts";
import { keepArchived, lockSite } from "#server/drafts/content-store.ts";
import { deleteChanges, putChange } from "#server/drafts/draft-store.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { writeVersion } from "#server/drafts/write-version.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readLanguages } from "#server/translations/read-languages.ts";

export type Publishing = { reason: "publish" | "schedule"; note: string; made_by: string; made_at: Date };

const SUPPORT_LANG = { record: "site", record_id: 0, field: "support_lang", lang: "" } as const;

/**
 * Publishes the draft as it is, in the caller's transaction. Languages below the lodging's threshold are left out; that they are
 * wanted stays in the draft, so a later publish brings them.
 */
export async function publishDraft(query: Query, hotel_id: number, publishing: Publishing): Promise<number> {
  await lockSite(query, hotel_id);
  const draft = await readDraft(query, hotel_id);
  const { wanted, toPublish } = await readLanguages(query, hotel_id, draft);
  const { content, archived, changes, main_lang } = draft;
  const after = inLanguages(draft.after, toPublish);
  if (differencesOf(content, after).length === 0) throw new Refusal("NOTHING_TO_PUBLISH");
  const missing = missingTexts(after, main_lang);
  if (missing.length > 0) throw new Refusal("TEXTS_MISSING", [], { missing });
  const version = await writeVersion(query, hotel_id, content, after, publishing);
  for (const each of takenOff(archived, changes)) await keepArchived(query, hotel_id, each, publishing.made_at);
  await deleteChanges(query, hotel_id);
  if (!isSameValue(wanted, toPublish)) {
    const written = { changed_by: publishing.made_by, changed_at: publishing.made_at };
    await putChange(query, hotel_id, { ...SUPPORT_LANG, value: wanted, ...written });
  }
  return version;
}

/** Written in this draft and taken off again before it was ever public: what was written is kept in the archive. */
function takenOff(archived: readonly ContentRecord[], changes: readonly Change[]): ContentRecord[] {
  const gone = new Set(changes.filter(({ field, value }) => field === PRESENT && value === false).map(recordKey));
  const written = changes.filter(({ field }) => field !== PRESENT);
  return overlay(
    archived.filter((each) => gone.has(recordKey(each))),
    written,
  );
}
