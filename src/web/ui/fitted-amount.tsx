/** An amount written out in a narrow cell: as large as the cell's text, or smaller where it would not fit (kit/sections.css). */

/** Widths of a digit and of a comma or point, in em: the widest among the typefaces. */
const [DIGIT, MARK] = [0.6, 0.35];

export function FittedAmount({ text }: { text: string }) {
  const digits = text.replaceAll(/\D/g, "").length;
  const wide = Math.max(1, digits * DIGIT + (text.length - digits) * MARK);
  return (
    <span className="fitted-amount" style={{ "--wide": wide.toFixed(2) } as object}>
      {text}
    </span>
  );
}
