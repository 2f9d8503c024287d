/**
 * How far a text has come in each language. A mark remembers which source text a translation was made from and which words it
 * was given to, so a changed source makes it stale by itself, and other words are nobody's reviewed ones.
 */
import { CONTENT_FIELDS, isTextField, type RecordKind } from "#rules/content/content-fields.ts";
import { type ContentRecord, fieldKey, type FieldName, valueIn } from "#rules/content/site-content.ts";
import { partNames, readPageField } from "#rules/content/text-parts.ts";
import { plainText } from "#rules/text/sentence.ts";
import type { Language } from "#rules/text/language.ts";

/** What a person says of a translation. `machine`: brought in from a translator and not read by a person yet. */
export const MARKS = ["draft", "machine", "reviewed"] as const;

export type Mark = (typeof MARKS)[number];

/** In the order in which they want work. */
export const TRANSLATION_STATES = ["missing", "stale", ...MARKS] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

export type Marked = FieldName & { mark: Mark; source: string; target: string };

/** A text to translate. `lang` is the language it is translated into. */
export type Translation = FieldName & { source: string; target: string };

export const isEmptyText = (text: unknown): boolean => typeof text !== "string" || plainText(text) === "";

/** The texts of a record: its fields, the parts of its values in their places, and for the site those of its pages at the end. */
function textNames(record: RecordKind, fields: Readonly<Record<string, unknown>>): string[] {
  const listed = Object.keys(CONTENT_FIELDS[record]).flatMap((field) =>
    isTextField(record, field) ? [field] : partNames(field, fields[field]),
  );
  const pages = record === "site" ? Object.keys(fields).filter((field) => readPageField(field) !== null) : [];
  return [...listed, ...pages.toSorted()];
}

/** Everything that the main language says, as it is in another. */
export function translationsIn(content: readonly ContentRecord[], main_lang: Language, lang: Language): Translation[] {
  return content.flatMap(({ record, record_id, fields }) =>
    textNames(record, fields)
      .map((field) => ({
        record,
        record_id,
        field,
        lang,
        source: String(valueIn(fields, { field, lang: main_lang })),
        target: String(valueIn(fields, { field, lang })),
      }))
      .filter(({ source }) => !isEmptyText(source)),
  );
}

export function translationState(
  { source, target }: Pick<Translation, "source" | "target">,
  marked: Pick<Marked, "mark" | "source" | "target"> | undefined,
): TranslationState {
  if (isEmptyText(target)) return "missing";
  if (!marked || marked.target !== target) return "draft";
  return marked.source === source ? marked.mark : "stale";
}

/** Written, and nobody has said yet that it is right. */
export const isToReview = (state: TranslationState): boolean => state === "draft" || state === "machine";

/** Both in whole percents. `written`: made from the source as it is now. `done`: that, and reviewed. */
export type Progress = Record<TranslationState, number> & {
  of: number;
  to_review: number;
  written: number;
  done: number;
};

export function progressOf(states: readonly TranslationState[]): Progress {
  const count = (state: TranslationState) => states.filter((each) => each === state).length;
  const [missing, stale, of] = [count("missing"), count("stale"), states.length];
  const [draft, machine, reviewed] = [count("draft"), count("machine"), count("reviewed")];
  const percent = (texts: number) => (of === 0 ? 100 : Math.floor((texts / of) * 100));
  const shares = { written: percent(of - missing - stale), done: percent(reviewed) };
  return { missing, stale, draft, machine, reviewed, of, to_review: draft + machine, ...shares };
}

type Site = { content: readonly ContentRecord[]; marks: readonly Marked[]; main_lang: Language };

function progressIn({ content, marks, main_lang }: Site, lang: Language): Progress {
  const byKey = new Map(marks.map((marked) => [fieldKey(marked), marked]));
  return progressOf(
    translationsIn(content, main_lang, lang).map((each) => translationState(each, byKey.get(fieldKey(each)))),
  );
}

/** Of the languages that an owner wants, those of which enough is written to be public; the main one always is. */
export const languagesToPublish = (site: Site, wanted: readonly Language[], least_share: number): Language[] =>
  wanted.filter(
    (lang) => lang === site.main_lang || least_share === 0 || progressIn(site, lang).written >= least_share,
  );

/** The site in these languages alone. */
export const inLanguages = (content: readonly ContentRecord[], support_lang: readonly Language[]): ContentRecord[] =>
  content.map((each) => (each.record === "site" ? { ...each, fields: { ...each.fields, support_lang } } : each));
