/** What the rooms of a promotion cost, as far as its own data say. */
import { FROM_DAYS, type FromPrice, lowestFrom } from "#rules/stock/from-price.ts";

type Room<From> = { room_class_id: number; from_price: From | null };
type Promotion = {
  support_room_type: readonly number[];
  checkin_start_timestamp: number | null;
  checkin_close_timestamp: number | null;
};

const DAY_SECONDS = 86_400;

/**
 * The "from" price of the rooms it names. Null: it names none, since then it may be a dinner or a discount on anything, of which the
 * lodging's cheapest room says nothing; or nobody can arrive with it in the days that "from" prices are of; or no room has a price.
 */
export function promotionPrice<From extends Pick<FromPrice, "price" | "nights">>(
  { support_room_type, checkin_start_timestamp: from, checkin_close_timestamp: to }: Promotion,
  rooms: readonly Room<From>[],
  now: number,
): From | null {
  const seconds = now / 1000;
  if ((from ?? 0) > seconds + FROM_DAYS * DAY_SECONDS || (to ?? Infinity) < seconds) return null;
  const own = rooms.filter(({ room_class_id }) => support_room_type.includes(room_class_id));
  return lowestFrom(own.map((room) => room.from_price));
}
