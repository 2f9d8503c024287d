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

/** A heading that, where it takes two lines, is broken between clauses. Languages with other commas break as they like. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.split(CLAUSE_END);
  if (clauses.length < 2) return <Upright text={text} />;
  return clauses.map((clause) => (
    <span key={clause} className="clause">
      <Upright text={clause} />
    </span>
  ));
}
