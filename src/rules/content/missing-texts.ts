/** Which texts a site lacks: those without which nothing is published, and what is not yet said in a language. */
import { CONTENT_FIELDS, type ContentField, isTextField } from "#rules/content/content-fields.ts";
import { type ContentRecord, type FieldName, valueIn } from "#rules/content/site-content.ts";
import type { Language } from "#rules/text/language.ts";

const fieldsOf = ({ record }: ContentRecord): [string, ContentField][] => Object.entries(CONTENT_FIELDS[record]);

const isEmpty = (value: unknown): boolean =>
  typeof value !== "string" || value.replace(/<[^>]*>|&nbsp;/g, "").trim() === "";

/** Required texts that are empty in the main language. */
export function missingTexts(content: readonly ContentRecord[], main_lang: Language): FieldName[] {
  return content.flatMap((each) =>
    fieldsOf(each)
      .filter(([field, { required }]) => required && isEmpty(valueIn(each.fields, { field, lang: main_lang })))
      .map(([field]) => ({ record: each.record, record_id: each.record_id, field, lang: main_lang })),
  );
}

export type Completeness = { lang: Language; written: number; of: number };

/** How many of the texts that the main language has are also there in another. */
export function completeness(
  content: readonly ContentRecord[],
  main_lang: Language,
  lang: Language,
): Completeness {
  const texts = content.flatMap((each) =>
    fieldsOf(each)
      .filter(([field]) => isTextField(each.record, field) && !isEmpty(valueIn(each.fields, { field, lang: main_lang })))
      .map(([field]) => valueIn(each.fields, { field, lang })),
  );
  return { lang, written: texts.filter((text) => !isEmpty(text)).length, of: texts.length };
}
