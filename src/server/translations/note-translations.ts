import { isTextField } from "#rules/content/content-fields.ts";
import {
  type Change,
  type ContentRecord,
  fieldKey,
  type FieldName,
  overlay,
  recordKey,
  valueIn,
} from "#rules/content/site-content.ts";
import { partNames, readPart } from "#rules/content/text-parts.ts";
import { isEmptyText } from "#rules/content/translations.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import type { Query } from "#server/database/connect.ts";
import { listMarks, putMarks, type StoredMark } from "#server/translations/translation-store.ts";

type Writing = { main_lang: Language; written_by: string; now: Date };

/**
 * What saved texts mean for translations: one that was written is a draft made from the source as it is now; one from earlier
 * days, of which nothing is known, was made from the source as it was until now.
 */
export async function noteTranslations(
  query: Query,
  hotel_id: number,
  before: readonly ContentRecord[],
  saved: readonly Change[],
  { main_lang, written_by, now }: Writing,
): Promise<void> {
  const textIn = (content: readonly ContentRecord[]) => {
    const records = new Map(content.map((each) => [recordKey(each), each.fields]));
    return (name: FieldName) => String(valueIn(records.get(recordKey(name)) ?? {}, name));
  };
  const [was, is] = [textIn(before), textIn(overlay(before, saved))];
  const texts = saved.flatMap(({ value, ...name }): FieldName[] =>
    isTextField(name.record, name.field)
      ? [name]
      : partNames(name.field, value)
          .flatMap((field) => LANGUAGES.map((lang): FieldName => ({ ...name, field, lang })))
          .filter((part) => was(part) !== is(part)),
  );
  if (texts.length === 0) return;
  const marked = new Map((await listMarks(query, hotel_id)).map((each) => [fieldKey(each), each]));

  const written = texts.flatMap((name): StoredMark[] => {
    if (name.lang === main_lang || name.lang === "" || isEmptyText(is(name))) return [];
    const [source, target] = [is({ ...name, lang: main_lang }), is(name)];
    const said = movedMark([...marked.values()], { ...name, lang: name.lang }, source, target);
    return [
      { mark: "draft", marked_by: written_by, marked_at: now, ...said, ...name, lang: name.lang, source, target },
    ];
  });
  const isWritten = new Set(written.map(fieldKey));
  const fromEarlier = texts
    .filter(({ lang }) => lang === main_lang)
    .flatMap((name) =>
      LANGUAGES.filter((lang) => lang !== main_lang).map((lang) => ({ ...name, lang, source: was(name) })),
    )
    .filter((each) => !isWritten.has(fieldKey(each)) && !isEmptyText(was(each)) && !isEmptyText(each.source))
    .filter((each) => marked.get(fieldKey(each))?.target !== was(each))
    .map((each): StoredMark => ({ ...each, mark: "draft", target: was(each), marked_by: null, marked_at: now }));
  await putMarks(query, hotel_id, [...written, ...fromEarlier]);
}

/** What was said of the same words in another place of the same list: a picture that was moved stays reviewed. */
function movedMark(
  marks: readonly StoredMark[],
  name: FieldName,
  source: string,
  target: string,
): Pick<StoredMark, "mark" | "marked_by" | "marked_at"> | undefined {
  const part = readPart(name.field);
  if (!part) return undefined;
  const found = marks.find(
    (each) =>
      recordKey(each) === recordKey(name) &&
      each.lang === name.lang &&
      readPart(each.field)?.field === part.field &&
      each.source === source &&
      each.target === target,
  );
  return found && { mark: found.mark, marked_by: found.marked_by, marked_at: found.marked_at };
}
