/** The SQL of what is sold besides rooms: how much of it there is each day, and how much orders have. */
import type { Limited } from "#rules/stock/add-on-days.ts";
import type { Query, Statement } from "#server/database/connect.ts";

const LIMITS: Statement = {
  name: "add_on_limits",
  text: `select item_number, daily_stock, (
      select coalesce(json_object_agg(day, stock), '{}') from add_on_day own
      where own.hotel_id = $1 and own.item_number = add_on.item_number and own.day between $3 and $4) as own_days
    from add_on where hotel_id = $1 and item_number = any($2)
    order by item_number`,
};

/** Two orders that want the same wait for each other here; the second then counts the first. */
const LOCK: Statement = { name: "lock_add_ons", text: `${LIMITS.text} for no key update of add_on` };

/** No stay is longer than thirty nights: what began earlier does not reach the first day. */
const TAKEN: Statement = {
  name: "taken_add_ons",
  text: `select item_number, day + nth as day, sum(quantity)::int as quantity
    from order_attachment, generate_series(0, days - 1) nth
    where hotel_id = $1 and item_number = any($2) and day between $3::date - 31 and $4
      and day + nth between $3 and $4 and state in ('held', 'sold')
    group by 1, 2`,
};

export type TakenAddOn = { item_number: string; day: string; quantity: number };
type Days = { first: string; last: string };

export function listLimits(
  query: Query,
  hotel_id: number,
  items: readonly string[],
  { first, last, lock }: Days & { lock: boolean },
): Promise<Limited[]> {
  return query.run<Limited>(lock ? LOCK : LIMITS, [hotel_id, items, first, last]);
}

/** What orders have of these, day by day. */
export function listTaken(
  query: Query,
  hotel_id: number,
  items: readonly string[],
  { first, last }: Days,
): Promise<TakenAddOn[]> {
  return query.run<TakenAddOn>(TAKEN, [hotel_id, items, first, last]);
}
