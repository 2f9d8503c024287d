/** The SQL of unpaid orders: counted when one is placed, removed when it is paid or over. */
import { HOLDING_STATES, SELLING_STATES } from "#rules/orders/order-status.ts";
import type { Ending, OpenUnpaid, Quota } from "#rules/stock/unpaid-quota.ts";
import type { Query, Statement } from "#server/database/connect.ts";

/** Who places an order, as keyed hashes. */
export type GuestKeys = { email: string; phone: string | null; session: string | null; address: string | null };

const COUNT: Statement = {
  name: "count_unpaid",
  text: `select kind, orders, rooms from count_unpaid($1, $2, $3, $4, $5, $6)`,
};

/** Locks the counts of this contact, browser and address until the transaction ends. */
export async function countUnpaid(query: Query, hotel_id: number, keys: GuestKeys, now: Date): Promise<OpenUnpaid> {
  const values = [hotel_id, keys.email, keys.phone, keys.session, keys.address, now];
  const counts = await query.run<Quota & { kind: keyof OpenUnpaid }>(COUNT, values);
  return Object.fromEntries(counts.map(({ kind, orders, rooms }) => [kind, { orders, rooms }])) as OpenUnpaid;
}

const ENDINGS = (whose: string, ends: string): string => `select rooms, ${ends} as ends_at
  from unpaid_order unpaid left join order_hold hold using (hotel_id, order_id)
  where unpaid.hotel_id = $1 and ${whose}`;

const OF_EMAIL: Statement = {
  name: "unpaid_endings_of_email",
  text: ENDINGS("email = $2 and is_verified", "hold.expires_at"),
};
const OF_ADDRESS: Statement = {
  name: "unpaid_endings_of_address",
  text: ENDINGS("address = $2 and forget_at > $3", "least(hold.expires_at, forget_at)"),
};

/** When the counted orders stop counting. */
export function listEndings(query: Query, hotel_id: number, keys: GuestKeys, of: "email" | "address", now: Date) {
  return of === "email"
    ? query.run<Ending>(OF_EMAIL, [hotel_id, keys.email])
    : query.run<Ending>(OF_ADDRESS, [hotel_id, keys.address, now]);
}

const DROP: Statement = {
  name: "drop_unpaid",
  text: `delete from unpaid_order where hotel_id = $1 and order_id = any($2::uuid[]) returning order_id, is_verified`,
};

/** Which of them were there, with rooms that are counted as those of a guest without a proof. */
export async function dropUnpaid(query: Query, hotel_id: number, order_ids: readonly string[]): Promise<string[]> {
  const dropped = await query.run<{ order_id: string; is_verified: boolean }>(DROP, [hotel_id, order_ids]);
  return dropped.filter(({ is_verified }) => !is_verified).map(({ order_id }) => order_id);
}

const FORGET: Statement = {
  name: "forget_unpaid_addresses",
  text: `update unpaid_order set session = null, address = null
    where hotel_id = $1 and order_id = any(array(
      select order_id from unpaid_order
      where hotel_id = $1 and forget_at <= $2 and (session is not null or address is not null) limit $3))
    returning 1`,
};

type Batch<Over extends object> = Over & { most: number };

/** How many, `most` at most. */
export async function forgetAddresses(query: Query, hotel_id: number, { now, most }: Batch<{ now: Date }>) {
  return (await query.run(FORGET, [hotel_id, now, most])).length;
}

const OVER: Statement = {
  name: "unpaid_over",
  text: `select order_id from unpaid_order join "order" using (hotel_id, order_id)
    where hotel_id = $1 and (check_out_day <= $2 or state <> all($3)) order by order_id limit $4`,
};

/** Stays that are over. An order that a server of an earlier version has ended is found here, too. */
export async function listOver(
  query: Query,
  hotel_id: number,
  { today, most }: Batch<{ today: string }>,
): Promise<string[]> {
  const living = [...HOLDING_STATES, ...SELLING_STATES];
  const rows = await query.run<{ order_id: string }>(OVER, [hotel_id, today, living, most]);
  return rows.map(({ order_id }) => order_id);
}
