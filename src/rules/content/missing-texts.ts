/** Which texts a site lacks: those without which nothing is published. */
import { CONTENT_FIELDS, type ContentField, isTextField } from "#rules/content/content-fields.ts";
import { type ContentRecord, type FieldName, valueIn } from "#rules/content/site-content.ts";
import type { Language } from "#rules/text/language.ts";

const fieldsOf = ({ record }: ContentRecord): [string, ContentField][] => Object.entries(CONTENT_FIELDS[record]);

const isEmpty = (value: unknown): boolean =>
  typeof value !== "string" || value.replace(/<[^<>]*>|&nbsp;/g, "").trim() === "";

/** Required texts that are empty in the main language. */
export function missingTexts(content: readonly ContentRecord[], main_lang: Language): FieldName[] {
  return content.flatMap((each) =>
    fieldsOf(each)
      .filter(([field, { required }]) => required && isEmpty(valueIn(each.fields, { field, lang: main_lang })))
      .map(([field]) => ({ record: each.record, record_id: each.record_id, field, lang: main_lang })),
  );
}

/** How many of the texts that the main language has are also there in another. */
export function completeness(content: readonly ContentRecord[], main_lang: Language, lang: Language) {
  const texts = content.flatMap((each) =>
    fieldsOf(each)
      .filter(([field]) => isTextField(each.record, field))
      .filter(([field]) => !isEmpty(valueIn(each.fields, { field, lang: main_lang })))
      .map(([field]) => valueIn(each.fields, { field, lang })),
  );
  return { written: texts.filter((text) => !isEmpty(text)).length, of: texts.length };
}

/** How many texts are written in a language. */
export const writtenTexts = (content: readonly ContentRecord[], lang: Language): number =>
  content
    .flatMap((each) =>
      fieldsOf(each)
        .filter(([field]) => isTextField(each.record, field))
        .map(([field]) => valueIn(each.fields, { field, lang })),
    )
    .filter((text) => !isEmpty(text)).length;
