/** Which language the texts are written in, and how much of each is done. */
import { SegmentedControl } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";
import type { Language } from "#rules/text/language.ts";
import { setQuery } from "../navigation/router.ts";
import { useScreenWords } from "../studio-data.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { useProgress } from "./translation/use-translations.ts";
import { useTextLanguage } from "./use-draft.ts";

/** `records`: those of the open screen. */
export function LanguageBar({ records }: { records: readonly ContentRecord[] }) {
  const words = useScreenWords<SiteContentWords>();
  const { main, target, langs } = useTextLanguage();
  if (langs.length < 2) return null;
  return (
    <div className="language-bar">
      <SegmentedControl
        fullWidth
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
  const { of, missing, stale, to_review, done, written } = useProgress(lang, records);
  if (lang === main) return <LanguageChoice lang={lang} progress={null} main={words.main} />;
  const title = words.complete(of - missing - stale, of, to_review);
  return <LanguageChoice lang={lang} progress={{ done, written }} main={words.main} title={title} />;
}
