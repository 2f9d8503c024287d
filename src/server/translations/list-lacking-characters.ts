import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/translations.ts";
import type { RecordKind } from "#rules/content/content-fields.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";
import { fullWidthOf, strangeCharacters } from "#rules/site/heading-fonts.ts";
import { chosenLayout } from "#rules/site/site.ts";
import { LANGUAGES, type Texts } from "#rules/text/language.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { lackingCharacters } from "#server/fonts/font-pieces.ts";
import { sourceOf } from "#server/fonts/font-sources.ts";

/** What every layout sets in its heading font. */
const HEADINGS: Partial<Record<RecordKind, readonly string[]>> = {
  site: ["hotel_name", "banner_title", "banner_sub_title"],
  room: ["room_class_name"],
  facility: ["facilities_title"],
  promotion: ["promotion_title", "sub_title"],
};

type Heading = Pick<ContentRecord, "record" | "record_id"> & {
  field: string;
  lang: (typeof LANGUAGES)[number];
  text: string;
};

const headingsOf = (content: readonly ContentRecord[]): Heading[] =>
  content.flatMap(({ record, record_id, fields }) =>
    (HEADINGS[record] ?? []).flatMap((field) =>
      LANGUAGES.flatMap((lang) => {
        const text = ((fields[field] ?? {}) as Texts)[lang];
        return text ? [{ record, record_id, field, lang, text }] : [];
      }),
    ),
  );

export async function listLackingCharacters(
  _input: unknown,
  { hotel: { hotel_id }, query, layouts }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.listLackingCharacters>> {
  const { after } = await query((query) => readDraft(query, hotel_id));
  const { layout } = chosenLayout(layouts, String(after[0]!.fields.template_code ?? ""));
  const font = layouts.find(({ code }) => code === layout)!.headingFont;
  const found = headingsOf(after).map(async ({ text, ...name }) => {
    const source = sourceOf(font, name.lang);
    const wide = fullWidthOf([text]);
    // English has no font for other scripts: the reader's own shows them.
    const lacking = source ? await lackingCharacters(source, wide) : wide;
    return { ...name, characters: [...lacking, ...strangeCharacters(text)] };
  });
  return { texts: (await Promise.all(found)).filter(({ characters }) => characters.length > 0) };
}
