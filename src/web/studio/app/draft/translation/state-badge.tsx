import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { TranslationState } from "#rules/content/translations.ts";
import { useScreenWords } from "../../studio-data.ts";
import "./translation.css";

/** How far a translation has come: in words, with a sign and a colour. */
export function StateBadge({ state }: { state: TranslationState }) {
  const { translation } = useScreenWords<SiteContentWords>();
  return (
    <span className="state-badge" data-state={state}>
      {translation.states[state]}
    </span>
  );
}
