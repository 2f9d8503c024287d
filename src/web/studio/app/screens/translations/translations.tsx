/** Every text of the site in one language, beside its original: what is missing, what is stale, what has been read by a person. */
import { Button, SegmentedControl } from "@mantine/core";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Language } from "#rules/text/language.ts";
import { Conflicts } from "../../draft/conflicts.tsx";
import { PublishBar } from "../../draft/publish-bar.tsx";
import { useDraft, useTextLanguage } from "../../draft/use-draft.ts";
import { Link } from "../../navigation/link.tsx";
import { go, useHrefOf } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import type { ScreenProps } from "../../screens.ts";
import { useScreenWords } from "../../studio-data.ts";
import { Glossary } from "./glossary.tsx";
import { LanguageCards } from "./language-cards.tsx";
import { Threshold } from "./threshold.tsx";
import { TranslationList } from "./translation-list.tsx";
import "../../draft/draft.css";
import "../../draft/publish.css";
import "./translations.css";

export default function Translations({ rest }: ScreenProps) {
  const words = useScreenWords<SiteContentWords>();
  const hrefOf = useHrefOf();
  const { draft, error, store } = useDraft();
  const isGlossary = rest[0] === "glossary";
  const { title, lead } = isGlossary ? words.glossary : words.translation;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <SegmentedControl
          aria-label={words.translation.title}
          value={isGlossary ? "glossary" : "texts"}
          onChange={(next) => void go(hrefOf(next === "glossary" ? "translations/glossary" : "translations"))}
          data={[
            { value: "texts", label: words.translation.title },
            { value: "glossary", label: words.glossary.title },
          ]}
        />
      </PageHead>
      {isGlossary ? (
        <Glossary />
      ) : draft ? (
        <>
          <Conflicts />
          <Texts />
          <PublishBar />
        </>
      ) : error ? (
        <LoadProblem error={error} again={() => void store.load()} />
      ) : (
        <LoadingPanel lines={6} />
      )}
    </>
  );
}

function Texts() {
  const { translation: words } = useScreenWords<SiteContentWords>();
  const { main, target, langs } = useTextLanguage();
  const hrefOf = useHrefOf();
  const others = langs.filter((lang) => lang !== main);
  const [first] = others;
  if (first === undefined) {
    return (
      <EmptyState icon="languages" title={words.one_title} text={words.one_text}>
        <Button component={Link} href={hrefOf("basics", { field: "support_lang" })}>
          {words.one_open}
        </Button>
      </EmptyState>
    );
  }
  const lang: Language = target === main ? first : target;
  return (
    <>
      <div className="translation-top">
        <LanguageCards langs={others} chosen={lang} />
        <Threshold />
      </div>
      <TranslationList key={lang} lang={lang} />
    </>
  );
}
