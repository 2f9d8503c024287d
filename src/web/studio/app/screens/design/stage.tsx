/** The owner's own site in the chosen layout: at three widths, in the site's languages, alone or beside what the draft has now. */
import { SegmentedControl, Select, Switch } from "@mantine/core";
import type { DesignWords } from "#languages/zh-TW/studio/design.ts";
import { chosenLayout } from "#rules/site/site.ts";
import { isLanguage } from "#rules/text/language.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import { choiceOf, describedIn, LAYOUT_CHOICES } from "./layout-choices.ts";
import { PreviewFrame } from "../../parts/preview-frame.tsx";
import { codeOf, type Design } from "./use-design.ts";

const WIDTHS = ["390", "768", "1280"] as const;

export function Stage({ design }: { design: Design }) {
  const words = useScreenWords<DesignWords>();
  const { lang: own } = useStudio();
  const { query } = useAddress();
  const { chosen, kept, draft, preview, round } = design;
  const width = WIDTHS.find((each) => each === query.get("width")) ?? (innerWidth < 768 ? "390" : "1280");
  const wanted = query.get("site_lang");
  const lang = isLanguage(wanted) && draft.support_lang.includes(wanted) ? wanted : draft.main_lang;
  const isHalf = query.get("half") === "1";
  const named = query.get("beside");
  const beside = named === null ? kept : chosenLayout(LAYOUT_CHOICES, named);
  const isCompared = query.get("compare") === "1";
  const nameOf = (layout: typeof chosen.layout) => describedIn(choiceOf(layout), own).name;
  const base = preview?.by_lang[lang] ?? preview?.url;
  const shown = isCompared && codeOf(beside) !== codeOf(chosen) ? [beside, chosen] : [chosen];
  return (
    <section className="design-stage" aria-label={words.preview}>
      <div className="design-tools">
        <SegmentedControl
          aria-label={words.width}
          value={width}
          onChange={(next) => setQuery({ width: next })}
          data={WIDTHS.map((each) => ({ value: each, label: words.widths[each] }))}
        />
        <Select
          aria-label={words.site_language}
          className="design-language"
          value={lang}
          allowDeselect={false}
          onChange={(next) => setQuery({ site_lang: next })}
          data={draft.support_lang.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
        />
        <Switch
          label={words.half}
          checked={isHalf}
          onChange={({ currentTarget }) => setQuery({ half: currentTarget.checked ? "1" : null })}
        />
        <Switch
          label={words.compare}
          checked={isCompared}
          onChange={({ currentTarget }) =>
            setQuery(currentTarget.checked ? { compare: "1" } : { compare: null, beside: null })
          }
        />
        {isCompared ? (
          <Select
            aria-label={words.compare_with}
            className="design-language"
            value={beside.layout}
            allowDeselect={false}
            onChange={(next) => setQuery({ beside: next === kept.layout ? null : `${next}.1` })}
            data={LAYOUT_CHOICES.map(({ code }) => ({ value: code, label: nameOf(code) }))}
          />
        ) : null}
      </div>
      {isHalf ? <p className="design-half">{words.half_note}</p> : null}
      <div className="design-frames" data-count={shown.length}>
        {base
          ? shown.map((each) => (
              <figure key={`${codeOf(each)} ${lang} ${round} ${isHalf}`}>
                {isCompared ? (
                  <figcaption>
                    {nameOf(each.layout)} {codeOf(each) === codeOf(kept) ? <em>{words.in_draft}</em> : null}
                  </figcaption>
                ) : null}
                <PreviewFrame
                  src={`${base}?preview=${codeOf(each)}${isHalf ? "&half=1" : ""}`}
                  title={words.preview_of(nameOf(each.layout))}
                  width={Number(width)}
                />
              </figure>
            ))
          : null}
      </div>
    </section>
  );
}
