/** Which texts a site lacks: those without which nothing is published. */
import { CONTENT_FIELDS, type ContentField, isTextField } from "#rules/content/content-fields.ts";
import { type ContentRecord, type FieldName, valueIn } from "#rules/content/site-content.ts";
import { isEmptyText } from "#rules/content/translations.ts";
import type { Language } from "#rules/text/language.ts";

const fieldsOf = ({ record }: ContentRecord): [string, ContentField][] => Object.entries(CONTENT_FIELDS[record]);

/** Required texts that are empty in the main language. */
export function missingTexts(content: readonly ContentRecord[], main_lang: Language): FieldName[] {
  return content.flatMap((each) =>
    fieldsOf(each)
      .filter(([field, { required }]) => required && isEmptyText(valueIn(each.fields, { field, lang: main_lang })))
      .map(([field]) => ({ record: each.record, record_id: each.record_id, field, lang: main_lang })),
  );
}

/** How many texts are written in a language. */
export const writtenTexts = (content: readonly ContentRecord[], lang: Language): number =>
  content
    .flatMap((each) =>
      fieldsOf(each)
        .filter(([field]) => isTextField(each.record, field))
        .map(([field]) => valueIn(each.fields, { field, lang })),
    )
    .filter((text) => !isEmptyText(text)).length;
