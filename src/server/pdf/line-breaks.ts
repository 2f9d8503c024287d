/** Where a line of mixed scripts may break, and how text fills a width. */
import type { Sign } from "#server/pdf/signs.ts";

/** Closing and small punctuation, which no line begins with (禁則, 避頭點). */
const NO_START = new Set(
  "、。，．,.・·：；:;？！?!‼⁇⁈⁉)）]］}｝〕〉》」』】〙〗〛｠»›”’…‥—–ー々ゝゞヽヾ〻〜～゛゜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ％%‰℃℉°′″﹐﹑﹒﹔﹕﹖﹗﹚﹜﹞｡､｣･",
);
/** Opening punctuation, which no line ends with. */
const NO_END = new Set("(（[［{｛〔〈《「『【〘〖〚｟«‹“‘￥¥$＄£€₩#＃﹙﹛﹝｢");

/** Scripts that are written without spaces. Korean has spaces, and breaks at them. */
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

/** Characters that stay on one line. Spaces belong to what is before them. */
function unitsOf(signs: readonly Sign[]): Sign[][] {
  const units: Sign[][] = [];
  for (const [index, sign] of signs.entries()) {
    const last = signs[index - 1];
    if (last && !mayBreak(signs[index - 2], last, sign)) units.at(-1)!.push(sign);
    else units.push([sign]);
  }
  return units;
}

/** Without trailing spaces: they may exceed the width, where they are invisible. */
export function withoutEnd(signs: readonly Sign[]): Sign[] {
  const last = signs.findLastIndex(({ text }) => text !== " ");
  return signs.slice(0, last + 1);
}

/**
 * Lines no wider than the budget. A word that is too long for any line gets its own lines and is broken where they are full.
 * `widthOf` may find a line narrower or wider than its parts (kerning), so each line is measured once more.
 */
export function breakLines(
  signs: readonly Sign[],
  widthOf: (signs: readonly Sign[]) => number,
  budget: number,
): Sign[][] {
  const measured = (piece: Sign[]) => {
    const width = widthOf(piece);
    // Shaping is the most expensive part: a word is measured once, with its spaces, as it will be drawn.
    return { piece, width, bare: width - widthOf(piece.slice(withoutEnd(piece).length)) };
  };
  const pieces = unitsOf(signs).map(measured);
  const lines: Sign[][] = [];
  let start = 0;
  while (start < pieces.length) {
    let { width } = pieces[start]!;
    let end = start + 1;
    const fits = ({ bare }: { bare: number }) => bare === 0 || width + bare <= budget;
    while (end < pieces.length && fits(pieces[end]!)) width += pieces[end++]!.width;
    const line = () => pieces.slice(start, end).flatMap(({ piece }) => piece);
    const isTooWide = () => widthOf(withoutEnd(line())) > budget;
    while (end > start + 1 && isTooWide()) end -= 1;
    const { piece } = pieces[start]!;
    if (piece.length > 1 && isTooWide()) {
      pieces.splice(start, 1, ...piece.map((sign) => measured([sign])));
      continue;
    }
    lines.push(line());
    start = end;
  }
  return lines;
}
