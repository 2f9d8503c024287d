/** Translations on a screen: the draft's texts with what is being typed, and how far each has come. */
import { useMemo } from "react";
import {
  type ContentRecord,
  fieldKey,
  type FieldName,
  overlay,
  recordKey,
  valueIn,
} from "#rules/content/site-content.ts";
import { readPart } from "#rules/content/text-parts.ts";
import {
  isEmptyText,
  type Progress,
  progressOf,
  type Translation,
  translationsIn,
  type TranslationState,
} from "#rules/content/translations.ts";
import type { Language } from "#rules/text/language.ts";
import type { Draft, DraftState } from "../draft-state.ts";
import { useDraftState, useTextLanguage } from "../use-draft.ts";

type DraftMark = Draft["marks"][number];

export type DraftTranslation = Translation & { state: TranslationState; marked: DraftMark | undefined };

/** What is not saved yet counts, too: a text that is being written is a draft, one whose source is, stale. */
function stateNow(each: Translation, main: Language, marked: DraftMark | undefined, isTyped: IsTyped) {
  if (isEmptyText(each.target)) return "missing";
  if (isTyped(each, each.target)) return "draft";
  if (isTyped({ ...each, lang: main }, each.source)) return "stale";
  return marked?.state ?? "draft";
}

type IsTyped = (name: FieldName, text: string) => boolean;

/** Of a part, only the value that it belongs to is known to be typed: its text is compared with the saved one. */
const typedIn =
  (pending: DraftState["pending"], saved: readonly ContentRecord[]): IsTyped =>
  (name, text) => {
    const part = readPart(name.field);
    if (!part) return pending.has(fieldKey(name));
    if (!pending.has(fieldKey({ ...name, field: part.field, lang: "" }))) return false;
    const record = saved.find((each) => recordKey(each) === recordKey(name));
    return record === undefined || valueIn(record.fields, name) !== text;
  };

/** Of all records, or of those that a screen writes. */
export function useTranslations(lang: Language, records?: readonly ContentRecord[]): DraftTranslation[] {
  const { draft, pending } = useDraftState();
  const { main } = useTextLanguage();
  return useMemo(() => {
    if (!draft || lang === main) return [];
    const marks = new Map(draft.marks.map((marked) => [fieldKey(marked), marked]));
    const content = overlay(records ?? draft.records, [...pending.values()]);
    const isTyped = typedIn(pending, draft.records);
    return translationsIn(content, main, lang).map((each) => {
      const marked = marks.get(fieldKey(each));
      return { ...each, state: stateNow(each, main, marked, isTyped), marked };
    });
  }, [draft, pending, records, lang, main]);
}

export function useProgress(lang: Language, records?: readonly ContentRecord[]): Progress {
  const translations = useTranslations(lang, records);
  return progressOf(translations.map(({ state }) => state));
}
