/** Where a line of mixed scripts may end, and how text is poured into a width. */
import type { Sign } from "#server/pdf/signs.ts";

/** Closing and small signs, which no line begins with (禁則, 避頭點). */
const NO_START = new Set(
  "、。，．,.・·：；:;？！?!‼⁇⁈⁉)）]］}｝〕〉》」』】〙〗〛｠»›”’…‥—–ー々ゝゞヽヾ〻〜～゛゜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ％%‰℃℉°′″﹐﹑﹒﹔﹕﹖﹗﹚﹜﹞｡､｣･",
);
/** Opening ones, which no line ends with. */
const NO_END = new Set("(（[［{｛〔〈《「『【〘〖〚｟«‹“‘￥¥$＄£€₩#＃﹙﹛﹝｢");

/** Scripts that are written without blanks. Korean has them, and breaks at them. */
const IDEOGRAPHIC =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;
const LETTER = /^[\p{L}\p{N}]/u;
const GLUE = "\u00A0";

export function mayBreak(before: Sign | undefined, left: Sign, right: Sign): boolean {
  const [a, b] = [left.text, right.text];
  if (b === " " || a === GLUE || b === GLUE) return false;
  if (NO_START.has(b) || NO_END.has(a)) return false;
  if (a === " ") return true;
  // After a hyphen inside a word, not after a minus.
  if (a === "-" || a === "/") return before !== undefined && LETTER.test(before.text) && LETTER.test(b);
  return IDEOGRAPHIC.test(a) || IDEOGRAPHIC.test(b);
}

/** Signs that stay on one line. Blanks belong to what stands before them. */
function unitsOf(signs: readonly Sign[]): Sign[][] {
  const units: Sign[][] = [];
  for (const [index, sign] of signs.entries()) {
    const last = signs[index - 1];
    if (last && !mayBreak(signs[index - 2], last, sign)) units.at(-1)!.push(sign);
    else units.push([sign]);
  }
  return units;
}

/** Without the blanks at its end: they may hang over the edge, where nobody sees them. */
export function withoutEnd(signs: readonly Sign[]): Sign[] {
  const last = signs.findLastIndex(({ text }) => text !== " ");
  return signs.slice(0, last + 1);
}

/**
 * Lines no wider than the budget. What is too long for any line is broken wherever the line is full. `widthOf` may find a whole
 * line narrower or wider than its parts (letters lean into each other), so each line is measured once more before it is taken.
 */
export function breakLines(
  signs: readonly Sign[],
  widthOf: (signs: readonly Sign[]) => number,
  budget: number,
): Sign[][] {
  const pieces = unitsOf(signs)
    .flatMap((unit) => (widthOf(withoutEnd(unit)) <= budget ? [unit] : unit.map((sign) => [sign])))
    .map((piece) => ({ piece, width: widthOf(piece), bare: widthOf(withoutEnd(piece)) }));
  const lines: Sign[][] = [];
  let start = 0;
  while (start < pieces.length) {
    let end = start + 1;
    let width = pieces[start]!.width;
    const fits = ({ bare }: { bare: number }) => bare === 0 || width + bare <= budget;
    while (end < pieces.length && fits(pieces[end]!)) width += pieces[end++]!.width;
    const line = () => pieces.slice(start, end).flatMap(({ piece }) => piece);
    while (end > start + 1 && widthOf(withoutEnd(line())) > budget) end -= 1;
    lines.push(line());
    start = end;
  }
  return lines;
}
