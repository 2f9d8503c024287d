import { NAME_FIELDS } from "#rules/content/content-fields.ts";
import { type ContentRecord, type FieldName, recordKey } from "#rules/content/site-content.ts";
import { LANGUAGES, type Texts } from "#rules/text/language.ts";

/** How a record is called, in the first language that it has a name in. */
export function nameOf(records: readonly ContentRecord[], name: Pick<FieldName, "record" | "record_id">): string {
  const field = NAME_FIELDS[name.record];
  const found = records.find((each) => recordKey(each) === recordKey(name));
  if (field === null || name.record === "site" || !found) return "";
  const texts = (found.fields[field] ?? {}) as Texts;
  const lang = LANGUAGES.find((each) => texts[each]?.trim());
  return lang === undefined ? "" : texts[lang]!;
}
