import { phrasesOf } from "#rules/text/phrases.ts";
import { langOf, useSite } from "#web/site.ts";
import { Phrases } from "#web/ui/phrases.tsx";

/** The lodging's introduction. */
export function Intro() {
  const { hotel } = useSite();
  const { introduction } = hotel.info;
  if (introduction === "") return null;
  return (
    <p className="intro phrased" {...langOf(hotel.fallback_lang, "info.introduction")}>
      <Phrases phrases={phrasesOf(introduction)} />
    </p>
  );
}
