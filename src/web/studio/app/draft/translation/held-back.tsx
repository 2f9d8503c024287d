/** Before a publish: the languages that it will leave out, because they are not far enough. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Language } from "#rules/text/language.ts";
import { Notice } from "../../parts/notice.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useScreenWords } from "../../studio-data.ts";
import { useDraftState } from "../use-draft.ts";
import { useProgress } from "./use-translations.ts";

export function HeldBack() {
  const { draft } = useDraftState();
  if (!draft || draft.held_back.length === 0) return null;
  return (
    <Notice tone="wait">
      {draft.held_back.map((lang) => (
        <Sentence key={lang} lang={lang} least={draft.least_share} />
      ))}
    </Notice>
  );
}

function Sentence({ lang, least }: { lang: Language; least: number }) {
  const { translation: words } = useScreenWords<SiteContentWords>();
  const { written } = useProgress(lang);
  return <p>{words.held_back(LANGUAGE_NAMES[lang], written, least)}</p>;
}
