import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { RecordKind } from "#rules/content/content-fields.ts";

/** How a field is called on screen; one that forms do not show, by what it belongs to. */
export function fieldLabel(words: SiteContentWords, record: RecordKind, field: string): string {
  const own: Record<string, string> = words.fields[record];
  return own[field] ?? words.records[record];
}
