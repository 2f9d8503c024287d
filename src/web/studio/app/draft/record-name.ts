import { NAME_FIELDS } from "#rules/content/content-fields.ts";
import { type ContentRecord, type FieldName, recordKey } from "#rules/content/site-content.ts";
import { type Language, textIn, type Texts } from "#rules/text/language.ts";
/** How a record is called, in this language if it has a name there. */
export function nameOf(
  records: readonly ContentRecord[],
  name: Pick<FieldName, "record" | "record_id">,
  lang: Language,
): string {
  const field = NAME_FIELDS[name.record];
  const found = records.find((each) => recordKey(each) === recordKey(name));
  if (field === null || name.record === "site" || !found) return "";
  return textIn(found.fields[field] as Texts, lang, lang).text;
}
