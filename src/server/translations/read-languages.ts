import type { ContentRecord } from "#rules/content/site-content.ts";
import { languagesToPublish } from "#rules/content/translations.ts";
import type { Language } from "#rules/text/language.ts";
import type { Query } from "#server/database/connect.ts";
import { listMarks, readLeastShare } from "#server/translations/translation-store.ts";

type Draft = { after: readonly ContentRecord[]; main_lang: Language };

/** The languages that the draft wants, and those of them that are far enough to be public. */
export async function readLanguages(query: Query, hotel_id: number, { after, main_lang }: Draft) {
  const least_share = await readLeastShare(query, hotel_id);
  const marks = await listMarks(query, hotel_id);
  const wanted = after.find(({ record }) => record === "site")!.fields.support_lang as Language[];
  const toPublish = languagesToPublish({ content: after, marks, main_lang }, wanted, least_share);
  return { least_share, marks, wanted, toPublish };
}
