import { type ContentRecord, recordKey, valueIn } from "#rules/content/site-content.ts";
import { translationState } from "#rules/content/translations.ts";
import type { Language } from "#rules/text/language.ts";
import type { StoredMark } from "#server/translations/translation-store.ts";

/** What has been said of the texts as they are now; of texts that are gone or were written anew, nothing has. */
export function shownMarks(
  content: readonly ContentRecord[],
  marks: readonly StoredMark[],
  main_lang: Language,
  names: ReadonlyMap<string, string>,
) {
  const records = new Map(content.map((each) => [recordKey(each), each.fields]));
  return marks.flatMap((marked) => {
    const { record, record_id, field, lang, marked_by, marked_at } = marked;
    const fields = records.get(recordKey(marked));
    if (!fields || lang === main_lang) return [];
    const [source, target] = [main_lang, lang].map((each) => String(valueIn(fields, { field, lang: each })));
    if (marked.target !== target || source === "") return [];
    const state = translationState({ source: source!, target }, marked);
    if (state === "missing") return [];
    return [
      {
        record,
        record_id,
        field,
        lang,
        state,
        source: state === "stale" ? marked.source : "",
        marked_by: marked_by === null ? "" : (names.get(marked_by) ?? ""),
        marked_timestamp: Math.floor(marked_at.getTime() / 1000),
      },
    ];
  });
}
