import { clausesOf, phrasesOf } from "#rules/text/phrases.ts";
import { Phrases } from "#web/ui/phrases.tsx";
import { Upright } from "#web/ui/upright.tsx";

/**
 * A heading that breaks between clauses, and inside a Chinese clause between words. Languages with other commas break as usual.
 */
export function Clauses({ text }: { text: string }) {
  const clauses = clausesOf(text);
  if (clauses.length < 2 && phrasesOf(text).length < 2) return <Upright text={text} />;
  return clauses.map((clause, index) => (
    <span key={index} className="clause">
      <Phrases phrases={phrasesOf(clause)} />
    </span>
  ));
}
