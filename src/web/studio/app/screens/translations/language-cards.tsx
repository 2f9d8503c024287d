/** The site's other languages: how far each is, and whether it will be public. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Language } from "#rules/text/language.ts";
import { Ring } from "../../draft/translation/ring.tsx";
import { useProgress } from "../../draft/translation/use-translations.ts";
import { useDraftState } from "../../draft/use-draft.ts";
import { setQuery } from "../../navigation/router.ts";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useScreenWords } from "../../studio-data.ts";

export function LanguageCards({ langs, chosen }: { langs: readonly Language[]; chosen: Language }) {
  const { translation: words } = useScreenWords<SiteContentWords>();
  return (
    <div className="language-cards" role="group" aria-label={words.languages}>
      {langs.map((lang) => (
        <LanguageCard key={lang} lang={lang} isChosen={lang === chosen} />
      ))}
    </div>
  );
}

function LanguageCard({ lang, isChosen }: { lang: Language; isChosen: boolean }) {
  const { translation: words } = useScreenWords<SiteContentWords>();
  const { missing, stale, to_review, done, written } = useProgress(lang);
  const least = useDraftState().draft?.least_share ?? 0;
  return (
    <button
      type="button"
      className="language-card"
      aria-pressed={isChosen}
      onClick={() => setQuery({ text: lang, item: null })}
    >
      <Ring done={done} written={written} size={44} />
      <span>
        <b lang={lang}>{LANGUAGE_NAMES[lang]}</b>
        <span className="language-share">{words.reviewed_share(done)}</span>
        <small>{missing + stale + to_review === 0 ? words.complete : words.counts(missing, to_review, stale)}</small>
        {written < least ? <small className="language-waiting">{words.waiting}</small> : null}
      </span>
    </button>
  );
}
