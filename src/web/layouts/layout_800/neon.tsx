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

/** A neon arrow from the title to the room panel. */
export function Pointer() {
  return (
    <svg className="pointer" viewBox="0 0 640 56" aria-hidden="true">
      <path d="M4 6H276q44 0 44 36M636 6H364q-44 0-44 36M303 30l17 20 17-20" />
    </svg>
  );
}
