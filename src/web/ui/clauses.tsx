import { Fragment } from "react";
import { clausesOf, phrasesOf } from "#rules/text/phrases.ts";
import { Upright } from "#web/ui/upright.tsx";

/** A text whose lines may end where its phrases do. */
export function Phrases({ phrases }: { phrases: string[] }) {
  return phrases.map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <Upright text={phrase} />
    </Fragment>
  ));
}

/**
 * A heading that, where it takes several lines, is broken between clauses, and inside a Chinese one between words. Languages
 * with other commas break as they like.
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
