import { Fragment } from "react";
import { clausesOf, phrasesOf } from "#rules/text/phrases.ts";
import { Upright } from "#web/ui/upright.tsx";

/** A text whose lines break between phrases. */
export function Phrases({ phrases }: { phrases: string[] }) {
  return phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <Upright text={phrase} />
    </Fragment>
  ));
}

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
