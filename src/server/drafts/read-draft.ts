import { emptyFields, PRESENT } from "#rules/content/content-fields.ts";
import { overlay, recordKey } from "#rules/content/site-content.ts";
import type { Query } from "#server/database/connect.ts";
import { readContent } from "#server/drafts/content-store.ts";
import { listChanges } from "#server/drafts/draft-store.ts";

/** What is public, what the draft changes of it, and the site as it will be. */
export async function readDraft(query: Query, hotel_id: number) {
  const { content, archived: stored, main_lang, support_lang } = await readContent(query, hotel_id);
  const changes = await listChanges(query, hotel_id);
  const known = new Set([...content, ...stored].map(recordKey));
  const begun = changes
    // Also one that was taken off again: it can be put back.
    .filter((change) => change.field === PRESENT && !known.has(recordKey(change)))
    .map(({ record, record_id }) => ({ record, record_id, fields: emptyFields(record) }));
  const archived = [...stored, ...begun];
  return { content, archived, changes, after: overlay(content, changes, archived), main_lang, support_lang };
}
