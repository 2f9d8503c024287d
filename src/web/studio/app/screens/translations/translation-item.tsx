/** One text: closed a line of both languages; open the source at the left and the translation at the right. */
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { plainText } from "#rules/text/sentence.ts";
import { fieldLabel } from "../../draft/field-label.ts";
import { nameOf } from "../../draft/record-name.ts";
import { OneText } from "../../draft/text-field.tsx";
import { StateBadge } from "../../draft/translation/state-badge.tsx";
import { TargetNotes } from "../../draft/translation/target-notes.tsx";
import type { DraftTranslation } from "../../draft/translation/use-translations.ts";
import { useDraftState, useTextLanguage } from "../../draft/use-draft.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords, useStudio } from "../../studio-data.ts";

type ItemProps = {
  translation: DraftTranslation;
  isOpen: boolean;
  number: number;
  of: number;
  toggle: () => void;
  openAt: (index: number) => void;
};

export function TranslationItem({ translation: each, isOpen, number, of, toggle, openAt }: ItemProps) {
  const words = useScreenWords<SiteContentWords>();
  const { lang: own } = useStudio();
  const { main } = useTextLanguage();
  const { draft } = useDraftState();
  const place = useRef<HTMLLIElement>(null);
  const { record, record_id, field, lang, source, target, state } = each;
  const called = nameOf(draft?.records ?? [], each, own);
  const label = fieldLabel(words, record, field);
  useEffect(() => {
    if (!isOpen) return;
    place.current?.scrollIntoView({ block: "nearest" });
    // The editor of rich text comes a moment later and takes no focus by itself.
    place.current?.querySelector<HTMLElement>(".target-text :is(input, textarea, [contenteditable])")?.focus();
  }, [isOpen]);
  if (lang === "") return null;
  return (
    <li ref={place} className="translation-item" data-open={isOpen} data-row={number - 1}>
      <button type="button" className="translation-head" data-open aria-expanded={isOpen} onClick={toggle}>
        <StateBadge state={state} />
        <span className="translation-name">
          <b>{label}</b>
          <small>{called || words.records[record]}</small>
        </span>
        {isOpen ? null : (
          <>
            <span className="translation-excerpt" lang={main}>
              {plainText(source).slice(0, 80)}
            </span>
            <span className="translation-excerpt" lang={lang}>
              {plainText(target).slice(0, 80)}
            </span>
          </>
        )}
      </button>
      {isOpen ? (
        <div className="translation-body">
          <div className="text-pair">
            <div className="translation-source">
              <OneText {...{ record, record_id, field }} lang={main} isSource />
            </div>
            <div className="target-text">
              <OneText {...{ record, record_id, field }} lang={lang} isSource={false} />
              <TargetNotes translation={each} />
            </div>
          </div>
          <div className="translation-steps">
            <Button variant="subtle" size="compact-md" disabled={number === 1} onClick={() => openAt(number - 2)}>
              <StudioIcon name="up" size={16} /> {words.translation.previous}
            </Button>
            <small>{words.translation.place(number, of)}</small>
            <Button variant="subtle" size="compact-md" disabled={number === of} onClick={() => openAt(number)}>
              {words.translation.next} <StudioIcon name="down" size={16} />
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
