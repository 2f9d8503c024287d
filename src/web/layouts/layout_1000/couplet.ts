/**
 * A sentence for the two sides of a door: split where a clause ends, else between two words, as near the middle as possible.
 */

const CLAUSE_END = /[，、。；：！？,;:!?]\s*/g;
const GAP = /\s+/g;

/** Both halves and the mark between them; null if the sentence cannot be split. */
export function couplet(sentence: string): { left: string; mark: string; right: string } | null {
  const text = sentence.trim();
  return cutNear(text, CLAUSE_END, 0.28) ?? cutNear(text, GAP, 0.18);
}

/** `least`: the smaller half must be at least this share of the whole. */
function cutNear(text: string, place: RegExp, least: number) {
  const places = [...text.matchAll(place)]
    .map(({ index, 0: mark }) => ({ left: text.slice(0, index), mark, right: text.slice(index + mark.length) }))
    .filter(({ left, right }) => Math.min(left.length, right.length) >= text.length * least && right !== "");
  const [best] = places.toSorted((a, b) => leaning(a) - leaning(b));
  return best ?? null;
}

/** An article or preposition at the end of the first half counts against that split. */
const DANGLING = /(^|\s)[a-z]{1,3}$/i;

function leaning({ left, right }: { left: string; right: string }): number {
  return Math.abs(left.length - right.length) + (DANGLING.test(left) ? 6 : 0);
}
