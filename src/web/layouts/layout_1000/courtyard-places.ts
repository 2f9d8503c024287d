/** Positions around the courtyard: three by three with the middle free, symmetrical. */

/** Positions are numbered row by row without the middle: 0 1 2 / 3 · 4 / 5 6 7. */
const MIRRORED: readonly (readonly number[])[] = [
  [],
  [],
  [3, 4],
  [1, 3, 4],
  [0, 2, 5, 7],
  [0, 1, 2, 5, 7],
  [0, 2, 3, 4, 5, 7],
  [0, 1, 2, 3, 4, 5, 7],
  [0, 1, 2, 3, 4, 5, 6, 7],
];

export const COURTYARD_PLACES = 8;

/**
 * The positions in order, `null` where one stays empty. A single one could not be balanced, so it is left out; up to two use
 * the middle row only.
 */
export function courtyard<Item>(items: readonly Item[]): (Item | null)[] {
  const taken = MIRRORED[Math.min(items.length, COURTYARD_PLACES)]!;
  const places = Array.from({ length: COURTYARD_PLACES }, (_, place) => {
    const at = taken.indexOf(place);
    return at === -1 ? null : items[at]!;
  });
  return taken.length <= 2 ? places.slice(3, 5) : places;
}

const CORNERS = new Set([0, 2, 5, 7]);

/** Those that belong at the corners are there, as far as they go; the others, in their order, on the cross between them. */
export function cornersFirst<Item>(items: readonly Item[], isForCorner: (item: Item) => boolean): Item[] {
  const taken = MIRRORED[Math.min(items.length, COURTYARD_PLACES)]!;
  const wanted = items.filter(isForCorner);
  const atCorners = wanted.slice(0, taken.filter((place) => CORNERS.has(place)).length);
  const rest = items.filter((item) => !atCorners.includes(item));
  return taken.map((place) => (CORNERS.has(place) ? atCorners.shift() : undefined) ?? rest.shift()!);
}

/** One of each kind in turn, so that every kind is shown before the positions run out. */
export function inTurn<Item>(kinds: readonly (readonly Item[])[], most: number): Item[] {
  const longest = Math.max(0, ...kinds.map((kind) => kind.length));
  return Array.from({ length: longest }, (_, round) => kinds.flatMap((kind) => kind.slice(round, round + 1)))
    .flat()
    .slice(0, most);
}
