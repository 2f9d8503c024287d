import { clausesOf, phrasesOf } from "#rules/text/phrases.ts";
import { Phrases } from "#web/ui/phrases.tsx";

/** Neon type: a bright body in a soft glow. In the light theme the stylesheet makes an enamel plate of it. */
export function Neon({ text, lang }: { text: string; lang?: string | undefined }) {
  return clausesOf(text).map((clause, index) => (
    <span key={index} className="neon clause" lang={lang}>
      <Phrases phrases={phrasesOf(clause)} />
    </span>
  ));
}
