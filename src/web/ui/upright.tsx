import { Fragment } from "react";
import { phrasesOf } from "#rules/phrases.ts";

/** A text that may be written downwards: its short numbers stand upright in one square (tate-chu-yoko). */
const SHORT_NUMBER = /(?<![\d.,:$A-Za-z])(\d{1,2})(?![\d.,:A-Za-z])/;
const CLAUSE_END = /(?<=[，、。；：！？])/;

export function Upright({ text }: { text: string }) {
  return text.split(SHORT_NUMBER).map((part, index) =>
    // split() with one group: every second part is a number.
    index % 2 === 1 ? (
      <span key={index} className="upright">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export const clausesOf = (text: string): string[] => text.split(CLAUSE_END);

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
  return clauses.map((clause) => (
    <span key={clause} className="clause">
      <Phrases phrases={phrasesOf(clause)} />
    </span>
  ));
}
