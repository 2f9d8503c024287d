/** Which language the texts are written in, and how much of each is done. */
import { SegmentedControl } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { completeness } from "#rules/content/missing-texts.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";
import type { Language } from "#rules/text/language.ts";
import { setQuery } from "../navigation/router.ts";
import { LANGUAGE_NAMES } from "../shell/language.ts";
import { useScreenWords } from "../studio-data.ts";
import { useTextLanguage } from "./use-draft.ts";

/** `records`: those of the open screen. */
export function LanguageBar({ records }: { records: readonly ContentRecord[] }) {
  const words = useScreenWords<SiteContentWords>();
  const { main, target, langs } = useTextLanguage();
  if (langs.length < 2) return null;
  return (
    <div className="language-bar">
      <SegmentedControl
        aria-label={words.text_language}
        value={target}
        onChange={(lang) => setQuery({ text: lang === main ? null : lang })}
        data={langs.map((lang) => ({ value: lang, label: <Choice lang={lang} main={main} records={records} /> }))}
      />
    </div>
  );
}

type ChoiceProps = { lang: Language; main: Language; records: readonly ContentRecord[] };

function Choice({ lang, main, records }: ChoiceProps) {
  const words = useScreenWords<SiteContentWords>();
  const { written, of } = completeness(records, main, lang);
  const share = of === 0 ? 100 : Math.round((written / of) * 100);
  return (
    <span className="language-choice" title={words.complete(written, of)}>
      {lang === main ? null : <Ring share={share} />}
      <span lang={lang}>{LANGUAGE_NAMES[lang]}</span>
      {lang === main ? <small>{words.main}</small> : <small>{share}%</small>}
    </span>
  );
}

function Ring({ share }: { share: number }) {
  return (
    <svg className="ring" viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <circle cx="10" cy="10" r="8" pathLength="100" />
      <circle cx="10" cy="10" r="8" pathLength="100" strokeDasharray={`${share} 100`} data-done={share === 100} />
    </svg>
  );
}
