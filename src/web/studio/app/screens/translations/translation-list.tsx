/** The texts of one language, filtered by state; one is open at a time, and keys lead to the next. */
import { SegmentedControl, TextInput } from "@mantine/core";
import { useEffect } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { fieldKey } from "#rules/content/site-content.ts";
import { TRANSLATION_STATES } from "#rules/content/translations.ts";
import type { Language } from "#rules/text/language.ts";
import { useMark } from "../../draft/translation/use-mark.ts";
import { type DraftTranslation, useTranslations } from "../../draft/translation/use-translations.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords } from "../../studio-data.ts";
import { TranslationItem } from "./translation-item.tsx";

const FILTERS = ["all", "todo", ...TRANSLATION_STATES] as const;
type Filter = (typeof FILTERS)[number];

const passes = ({ state }: DraftTranslation, filter: Filter): boolean =>
  filter === "all" || (filter === "todo" ? state === "missing" || state === "stale" : state === filter);

const hasWords = ({ source, target }: DraftTranslation, wanted: string): boolean =>
  `${source} ${target}`.toLowerCase().includes(wanted.trim().toLowerCase());

export function TranslationList({ lang }: { lang: Language }) {
  const { translation: words } = useScreenWords<SiteContentWords>();
  const { query } = useAddress();
  const all = useTranslations(lang);
  const filter = FILTERS.find((each) => each === query.get("state")) ?? "todo";
  const wanted = query.get("q") ?? "";
  const open = query.get("item");
  // The open one stays although its state no longer passes: it is being worked on.
  const shown = all.filter(
    (each) => fieldKey(each) === open || (passes(each, filter) && (wanted === "" || hasWords(each, wanted))),
  );
  const at = shown.findIndex((each) => fieldKey(each) === open);
  const openAt = (index: number) => {
    const next = shown[index];
    if (next) setQuery({ item: fieldKey(next) });
  };
  const { mark } = useMark();
  const reviewAndGoOn = async (current: DraftTranslation) => {
    const next = shown[at + 1];
    if ((await mark(current, "reviewed")) && next) setQuery({ item: fieldKey(next) });
  };
  // Each time it is shown anew: the keys lead on from the text that is open now.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const current = shown[at];
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && current) {
        event.preventDefault();
        void reviewAndGoOn(current);
      } else if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
        event.preventDefault();
        openAt(event.key === "ArrowDown" ? at + 1 : Math.max(0, at - 1));
      }
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  const name = (each: Filter) => (each === "all" || each === "todo" ? words[each] : words.states[each]);
  const count = (each: Filter) => all.filter((one) => passes(one, each)).length;
  return (
    <div className="translation-list">
      <div className="translation-filters">
        <SegmentedControl
          aria-label={words.filter}
          value={filter}
          onChange={(next) => setQuery({ state: next === "todo" ? null : next, item: null })}
          data={FILTERS.map((each) => ({ value: each, label: words.filtered(name(each), count(each)) }))}
        />
        <TextInput
          aria-label={words.search}
          placeholder={words.search}
          leftSection={<StudioIcon name="search" size={18} />}
          value={wanted}
          onChange={(event) => setQuery({ q: event.currentTarget.value })}
        />
      </div>
      <p className="translation-keys">{words.keys}</p>
      {shown.length === 0 ? <EmptyState icon="check" title={words.none_title} text={words.none_text} /> : null}
      <ol>
        {shown.map((each, index) => (
          <TranslationItem
            key={fieldKey(each)}
            translation={each}
            isOpen={index === at}
            number={index + 1}
            of={shown.length}
            toggle={() => setQuery({ item: index === at ? null : fieldKey(each) })}
            openAt={openAt}
          />
        ))}
      </ol>
    </div>
  );
}
