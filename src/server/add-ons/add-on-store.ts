/** The SQL of what is sold besides rooms: how much of it there is each day, and how much orders have. */
import type { Query, Statement } from "#server/database/connect.ts";
import { HOLDING_STATES, SELLING_STATES } from "#rules/orders/order-status.ts";

const LIMITS: Statement = {
  name: "add_on_limits",
  text: `select item_number, daily_stock from add_on where hotel_id = $1 and item_number = any($2)
    order by item_number`,
};

/** Two orders that want the same wait for each other here; the second then counts the first. */
const LOCK: Statement = { name: "lock_add_ons", text: `${LIMITS.text} for no key update` };

const TAKEN: Statement = {
  name: "taken_add_ons",
  text: `select item_number, day, sum(quantity)::int as quantity
    from order_attachment join "order" using (hotel_id, order_id)
    where hotel_id = $1 and item_number = any($2) and day between $3 and $4 and state = any($5)
    group by item_number, day`,
};

export type AddOnLimit = { item_number: string; daily_stock: number | null };
export type TakenAddOn = { item_number: string; day: string; quantity: number };

export function listLimits(
  query: Query,
  hotel_id: number,
  items: readonly string[],
  { lock }: { lock: boolean },
): Promise<AddOnLimit[]> {
  return query.run<AddOnLimit>(lock ? LOCK : LIMITS, [hotel_id, items]);
}

/** What orders that are not over have of these, day by day. */
export function listTaken(
  query: Query,
  hotel_id: number,
  items: readonly string[],
  { first, last }: { first: string; last: string },
): Promise<TakenAddOn[]> {
  const states = [...HOLDING_STATES, ...SELLING_STATES];
  return query.run<TakenAddOn>(TAKEN, [hotel_id, items, first, last, states]);
}
