/** A text that may be written vertically: short numbers are set upright in one square (tate-chu-yoko). */
const SHORT_NUMBER = /(?<![\d.,:$A-Za-z])(\d{1,2})(?![\d.,:A-Za-z])/;

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
