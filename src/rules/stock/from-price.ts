/** The "from" price of a room class: the cheapest single night that can be booked; where none can, the shortest stay that can. */
import { addDays } from "#rules/time/day.ts";

type Stay = { start: string; end: string };
type Offered = { room_class_id: number; rate_plan_id: number; price: number };

export type FromPrice = {
  /** A night; of a longer stay the average, rounded up, so that the stay never costs more. */
  price: number;
  /** The stay it is a night of: 1, or the fewest nights that are sold. */
  nights: number;
  rate_plan_id: number;
};

/** How many days ahead of today somebody may arrive; `show_price` looks at as many nights. */
export const FROM_DAYS = 30;

/** Of each class that is sold for one of these lengths of stay. The shortest length counts, then the price, then the plan. */
export function fromPrices(
  today: string,
  offersOf: (stay: Stay) => readonly Offered[],
  lengths: readonly number[],
): Map<number, FromPrice> {
  const found = new Map<number, FromPrice>();
  for (const nights of lengths.toSorted((a, b) => a - b)) {
    for (let ahead = 0; ahead < FROM_DAYS; ahead += 1) {
      const start = addDays(today, ahead);
      for (const { room_class_id, rate_plan_id, price: total } of offersOf({ start, end: addDays(start, nights) })) {
        const one = { price: Math.ceil(total / nights), nights, rate_plan_id };
        const known = found.get(room_class_id);
        if (!known || isLess(one, known)) found.set(room_class_id, one);
      }
    }
  }
  return found;
}

const isLess = (one: FromPrice, other: FromPrice): boolean =>
  one.nights === other.nights &&
  (one.price < other.price || (one.price === other.price && one.rate_plan_id < other.rate_plan_id));

/** Of several classes together: a single night before longer stays, then the cheapest. */
export function lowestFrom<From extends Pick<FromPrice, "price" | "nights">>(
  prices: readonly (From | null)[],
): From | null {
  const [lowest = null] = prices
    .filter((each) => each !== null)
    .toSorted((one, other) => one.nights - other.nights || one.price - other.price);
  return lowest;
}
