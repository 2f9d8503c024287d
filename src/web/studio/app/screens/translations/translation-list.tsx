/** The texts of one language, filtered by state; one is open at a time, and keys lead to the next. */
import { useEffect, useRef } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { fieldKey } from "#rules/content/site-content.ts";
import { isToReview, MARKS } from "#rules/content/translations.ts";
import type { Language } from "#rules/text/language.ts";
import { plainText } from "#rules/text/sentence.ts";
import { fieldLabel } from "../../draft/field-label.ts";
import { nameOf } from "../../draft/record-name.ts";
import { useMark } from "../../draft/translation/use-mark.ts";
import { type DraftTranslation, useTranslations } from "../../draft/translation/use-translations.ts";
import { useDraftState } from "../../draft/use-draft.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { ListBar } from "../../parts/lists/list-bar.tsx";
import { useListWords } from "../../parts/lists/list-words.ts";
import { useFewRows } from "../../parts/lists/rows.tsx";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import { ReviewAll } from "./review-all.tsx";
import { TranslationItem } from "./translation-item.tsx";

/** The first is what an address without a filter shows. */
const FILTERS = ["todo", "all", "missing", "stale", "to_review", ...MARKS] as const;
type Filter = (typeof FILTERS)[number];

function passes({ state }: DraftTranslation, filter: Filter): boolean {
  if (filter === "all") return true;
  if (filter === "todo") return state !== "reviewed";
  return filter === "to_review" ? isToReview(state) : state === filter;
}

const hasWords = ({ source, target }: DraftTranslation, wanted: string): boolean =>
  `${source} ${target}`.toLowerCase().includes(wanted.trim().toLowerCase());

export function TranslationList({ lang }: { lang: Language }) {
  const screen = useScreenWords<SiteContentWords>();
  const { translation: words } = screen;
  const lists = useListWords();
  const { lang: own } = useStudio();
  const { draft } = useDraftState();
  const { query } = useAddress();
  const rows = useRef<HTMLOListElement>(null);
  const all = useTranslations(lang);
  const filter = FILTERS.find((each) => each === query.get("filter")) ?? "todo";
  const wanted = query.get("search") ?? "";
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
  const name = (each: Filter) =>
    each === "all" || each === "todo" || each === "to_review" ? words[each] : words.states[each];
  const count = (each: Filter) => all.filter((one) => passes(one, each)).length;
  const table = () => [
    Object.values(lists.columns.translations),
    ...shown.map((each) => [
      nameOf(draft?.records ?? [], each, own) || screen.records[each.record],
      fieldLabel(screen, each.record, each.field),
      plainText(each.source),
      plainText(each.target),
      words.states[each.state],
    ]),
  ];
  useFewRows(rows, shown.length);
  return (
    <div className="translation-list">
      <ListBar
        list="translations"
        searchLabel={words.search}
        filter="filter"
        filterLabel={words.filter}
        views={FILTERS.map((each) => ({ value: each === "todo" ? "" : each, name: name(each), count: count(each) }))}
        csv={{ name: `translations-${lang}`, table }}
      />
      <ReviewAll texts={filter === "all" || filter === "todo" ? [] : shown.filter(({ state }) => isToReview(state))} />
      <p className="translation-keys">{words.keys}</p>
      {shown.length === 0 ? <EmptyState icon="check" title={words.none_title} text={words.none_text} /> : null}
      <ol ref={rows}>
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
