/** Rooms for a large group: so many that comparing every combination would take too long. */
import type { BookingOption } from "#rules/booking/stay.ts";

type Guests = Pick<BookingOption, "room" | "adults" | "children">;
type Priced = { charged: number };

/** One kind of room. `by`: at so many rooms less one, the cheapest plan that has them. `all`: people and cots. */
export type Kind<Plan extends Priced> = { people: number; all: number; by: readonly Plan[] };

type Packed<Plan extends Priced> = { price: number; lines: { sold: Plan; num: number }[] };
type Counts = readonly number[];

/**
 * Takes rooms one after another until everybody has a bed, then gives back those that nobody needs. Done for the cheapest beds
 * first, for the largest rooms first, and for those with the most cots first: one of them finds a way wherever all free rooms,
 * up to `most`, are enough.
 */
export function packRooms<Plan extends Priced>(
  requested: Guests,
  kinds: readonly Kind<Plan>[],
  { least, most }: { least: number; most: number },
): Packed<Plan>[] {
  const needs = { people: requested.adults, all: requested.adults + requested.children };
  const total = (counts: Counts, of: (kind: Kind<Plan>) => number) =>
    counts.reduce((sum, num, nth) => sum + num * of(kinds[nth]!), 0);
  const roomsIn = (counts: Counts) => total(counts, () => 1);
  const isEnough = (counts: Counts) =>
    total(counts, ({ people }) => people) >= needs.people &&
    total(counts, ({ all }) => all) >= needs.all &&
    roomsIn(counts) >= least;
  const each = ({ by }: Kind<Plan>) => by[0]!.charged;

  function pack(order: readonly number[]): Counts | null {
    let counts: Counts = kinds.map(() => 0);
    for (const nth of order) {
      for (let num = 1; num <= kinds[nth]!.by.length && !isEnough(counts) && roomsIn(counts) < most; num += 1) {
        counts = counts.with(nth, num);
      }
    }
    return isEnough(counts) ? thrifty(counts) : null;
  }

  /** The dearest room that is not needed goes first. So many as were requested may stay. */
  function thrifty(counts: Counts): Counts {
    if (roomsIn(counts) === requested.room) return counts;
    const spare = kinds
      .map((_, nth) => nth)
      .filter((nth) => counts[nth]! > 0 && isEnough(counts.with(nth, counts[nth]! - 1)))
      .toSorted((a, b) => each(kinds[b]!) - each(kinds[a]!))[0];
    return spare === undefined ? counts : thrifty(counts.with(spare, counts[spare]! - 1));
  }

  const sorted = (compare: (a: Kind<Plan>, b: Kind<Plan>) => number) =>
    kinds.map((_, nth) => nth).toSorted((a, b) => compare(kinds[a]!, kinds[b]!) || each(kinds[a]!) - each(kinds[b]!));
  const orders = [
    sorted((a, b) => each(a) / a.people - each(b) / b.people),
    sorted((a, b) => b.people - a.people),
    sorted((a, b) => b.all - a.all),
  ];
  const packed = orders.flatMap((order) => {
    const counts = pack(order);
    return counts === null || isPlain(counts, requested) ? [] : [counts];
  });
  const distinct = [...new Map(packed.map((counts) => [counts.join(" "), counts])).values()];
  return distinct.map((counts) => {
    const lines = counts.flatMap((num, nth) => (num === 0 ? [] : [{ sold: kinds[nth]!.by[num - 1]!, num }]));
    return { price: lines.reduce((sum, { sold, num }) => sum + num * sold.charged, 0), lines };
  });
}

/** The plain search offers so many of one kind already. */
const isPlain = (counts: Counts, { room }: Guests): boolean =>
  counts.some((num) => num === room && sumOf(counts) === room);

const sumOf = (counts: Counts) => counts.reduce((sum, num) => sum + num, 0);
