/** Translations on a screen: the draft's texts with what is being typed, and how far each has come. */
import { useMemo } from "react";
import { type ContentRecord, fieldKey, overlay } from "#rules/content/site-content.ts";
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
function stateNow(each: Translation, main: Language, marked: DraftMark | undefined, pending: DraftState["pending"]) {
  if (isEmptyText(each.target)) return "missing";
  if (pending.has(fieldKey(each))) return "draft";
  if (pending.has(fieldKey({ ...each, lang: main }))) return "stale";
  return marked?.state ?? "draft";
}

/** Of all records, or of those that a screen writes. */
export function useTranslations(lang: Language, records?: readonly ContentRecord[]): DraftTranslation[] {
  const { draft, pending } = useDraftState();
  const { main } = useTextLanguage();
  return useMemo(() => {
    if (!draft || lang === main) return [];
    const marks = new Map(draft.marks.map((marked) => [fieldKey(marked), marked]));
    const content = overlay(records ?? draft.records, [...pending.values()]);
    return translationsIn(content, main, lang).map((each) => {
      const marked = marks.get(fieldKey(each));
      return { ...each, state: stateNow(each, main, marked, pending), marked };
    });
  }, [draft, pending, records, lang, main]);
}

export function useProgress(lang: Language, records?: readonly ContentRecord[]): Progress {
  const translations = useTranslations(lang, records);
  return progressOf(translations.map(({ state }) => state));
}
