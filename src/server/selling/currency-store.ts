/** The SQL of a lodging's currency, and of everything it counts in it before the first order. */
import type { Query, Statement } from "#server/database/connect.ts";
import { announceChange } from "#server/cache/announce-change.ts";

const LOCK: Statement = { name: "lock_currency", text: `select currency from hotel where hotel_id = $1 for update` };
const ORDERS: Statement = {
  name: "has_orders",
  text: `select exists (select from "order" where hotel_id = $1)
    or exists (select from credit_ledger where hotel_id = $1) as found`,
};
const NIGHTS: Statement = {
  name: "count_priced_nights",
  text: `select count(*)::int as nights from plan_night where hotel_id = $1 and night >= $2`,
};
const SET: Statement = {
  name: "set_currency",
  text: `update hotel set currency = $2, updated_at = $3 where hotel_id = $1 returning 1`,
};
const SCALE_NIGHTS: Statement = {
  name: "scale_nights",
  text: `update plan_night set price = greatest(1, round(price * $2::numeric)),
      member_price = least(greatest(1, round(price * $2::numeric)), round(member_price * $2::numeric))
    where hotel_id = $1 returning 1`,
};
const SCALE_ADD_ONS: Statement = {
  name: "scale_add_ons",
  text: `update add_on set price = round(price * $2::numeric) where hotel_id = $1 returning 1`,
};
const SCALE_COUPONS: Statement = {
  name: "scale_coupons",
  text: `update coupon set discount = round(discount * $2::numeric), minimum_spend = round(minimum_spend * $2::numeric)
    where hotel_id = $1 returning 1`,
};

const SCALE_COTS: Statement = {
  name: "scale_cots",
  text: `update hotel_terms set cot_price = round(cot_price * $2::numeric) where hotel_id = $1 returning 1`,
};

export async function lockCurrency(query: Query, hotel_id: number): Promise<string> {
  return (await query.run<{ currency: string }>(LOCK, [hotel_id]))[0]!.currency;
}

/** Orders of any state, and credit of members: their amounts are in the currency of today. */
export async function hasBooks(query: Query, hotel_id: number): Promise<boolean> {
  return (await query.run<{ found: boolean }>(ORDERS, [hotel_id]))[0]!.found;
}

export async function countPriced(query: Query, hotel_id: number, today: string): Promise<number> {
  return (await query.run<{ nights: number }>(NIGHTS, [hotel_id, today]))[0]!.nights;
}

export async function setCurrency(query: Query, hotel_id: number, currency: string, now: Date): Promise<void> {
  await query.run(SET, [hotel_id, currency, now]);
  await announceChange(query, hotel_id, "hotel");
}

const SCALE_LIMIT: Statement = {
  name: "scale_refund_limit",
  text: `update hotel_terms set front_desk_refund_limit = round(front_desk_refund_limit * $2::numeric)::bigint
    where hotel_id = $1 returning 1`,
};

export async function scalePrices(query: Query, hotel_id: number, factor: number): Promise<void> {
  for (const statement of [SCALE_NIGHTS, SCALE_ADD_ONS, SCALE_COUPONS, SCALE_LIMIT, SCALE_COTS]) {
    await query.run(statement, [hotel_id, factor]);
  }
}
