import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { RecordKind } from "#rules/content/content-fields.ts";
import { readPageField, readPart } from "#rules/content/text-parts.ts";

/** How a field is called on screen; one that forms do not show, by what it belongs to. */
export function fieldLabel(words: SiteContentWords, record: RecordKind, field: string): string {
  const own: Record<string, string> = words.fields[record];
  const [part, page] = [readPart(field), readPageField(field)];
  if (part) return `${own[part.field] ?? words.records[record]} ${part.at + 1}`;
  if (!page) return own[field] ?? words.records[record];
  const names: Record<string, string> = words.search_page.pages;
  return `${words.search_page[page.part]} (${names[page.path.slice(1)] ?? page.path})`;
}

/** Whether there is a name for it: what nobody writes by hand is not listed among changes. */
export const hasLabel = (words: SiteContentWords, record: RecordKind, field: string): boolean =>
  field in words.fields[record] || readPageField(field) !== null;
