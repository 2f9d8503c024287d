/** The SQL of coupons. Uses are counted on the coupon's own row, whose guard and CHECK decide. */
import { and, count, eq, inArray, isNull } from "drizzle-orm";
import type { CardVerdict } from "#rules/money/card-coupon.ts";
import { couponKey } from "#rules/money/coupon.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { coupon, couponRedemption } from "#server/database/tables/discounts.ts";

export function listCoupons(query: Query, hotel_id: number, codes: readonly string[]) {
  return query
    .select()
    .from(coupon)
    .where(and(eq(coupon.hotel_id, hotel_id), inArray(coupon.code, codes.map(couponKey))));
}

export const COUPONS_OFFERED: Statement = {
  name: "coupons_offered",
  text: "select * from coupons_offered($1, $2)",
};

/** How often a guest has used the lodging's coupons, by coupon. */
export async function countUses(query: Query, hotel_id: number, guest_key: string): Promise<Map<number, number>> {
  const { coupon_id, released_at } = couponRedemption;
  const rows = await query
    .select({ coupon_id, uses: count() })
    .from(couponRedemption)
    .where(and(eq(couponRedemption.hotel_id, hotel_id), eq(couponRedemption.guest_key, guest_key), isNull(released_at)))
    .groupBy(coupon_id);
  return new Map(rows.map((row) => [row.coupon_id, row.uses]));
}

const USE_COUPONS: Statement = {
  name: "use_coupons",
  text: `with locked as materialized (
    select coupon_id from coupon
    where hotel_id = $1 and coupon_id = any($2) order by coupon_id for no key update
  )
  update coupon set used = used + 1 from locked
  where coupon.hotel_id = $1 and coupon.coupon_id = locked.coupon_id
    and active and (cap is null or used < cap)
  returning coupon.coupon_id`,
};

const REDEEM: Statement = {
  name: "redeem_coupons",
  text: `insert into coupon_redemption (hotel_id, coupon_id, order_id, guest_key, taken, card_prefixes)
    select $1, coupon_id, $3, $4, taken, card_prefixes
    from jsonb_to_recordset($2::jsonb) as used (coupon_id bigint, taken jsonb, card_prefixes text[])
    on conflict (hotel_id, coupon_id, order_id) do update set released_at = null
      where coupon_redemption.released_at is not null
    returning 1`,
};

const OVER_CAP: Statement = {
  name: "coupons_over_guest_cap",
  text: `select coupon_id from coupon
    where hotel_id = $1 and coupon_id = any($2) and per_member_cap is not null and per_member_cap < (
      select count(*) from coupon_redemption as used
      where used.hotel_id = $1 and used.coupon_id = coupon.coupon_id and used.guest_key = $3 and released_at is null)`,
};

/** A coupon that an order uses: what it takes off each line, and the cards it is for. */
export type CouponUsed = Pick<typeof couponRedemption.$inferSelect, "coupon_id" | "taken" | "card_prefixes">;

/**
 * One use of each coupon for this order; false where one is used up, in all or by this guest. The coupon's row is locked from
 * the first statement on, so that counting the guest's own uses afterwards is safe.
 */
export async function useCoupons(
  query: Query,
  hotel_id: number,
  coupons: readonly CouponUsed[],
  order_id: string,
  guest_key: string,
): Promise<boolean> {
  const coupon_ids = coupons.map(({ coupon_id }) => coupon_id);
  const used = await query.run(USE_COUPONS, [hotel_id, coupon_ids]);
  if (used.length !== coupon_ids.length) return false;
  const redeemed = await query.run(REDEEM, [hotel_id, JSON.stringify(coupons), order_id, guest_key]);
  if (redeemed.length !== coupon_ids.length) return false;
  return (await query.run(OVER_CAP, [hotel_id, coupon_ids, guest_key])).length === 0;
}

const RELEASE: Statement = {
  name: "release_coupons",
  text: `with locked as materialized (
    select coupon_id from coupon
    where hotel_id = $1
      and coupon_id in (select coupon_id from coupon_redemption where hotel_id = $1 and order_id = any($2::uuid[]))
    order by coupon_id for no key update
  ), released as (
    update coupon_redemption set released_at = $3
    where hotel_id = $1 and order_id = any($2::uuid[]) and released_at is null
    returning coupon_id
  ), counted as (
    select coupon_id, count(*)::int as uses from released group by coupon_id
  )
  update coupon set used = used - uses from counted join locked using (coupon_id)
  where coupon.hotel_id = $1 and coupon.coupon_id = counted.coupon_id
  returning 1`,
};

/** These orders expired unpaid: their coupon uses do not count any more. */
export async function releaseCoupons(
  query: Query,
  hotel_id: number,
  order_ids: readonly string[],
  now: Date,
): Promise<void> {
  if (order_ids.length > 0) await query.run(RELEASE, [hotel_id, order_ids, now]);
}

const RELEASED: Statement = {
  name: "released_coupons",
  text: `select coupon_id, guest_key, taken, card_prefixes from coupon_redemption
    where hotel_id = $1 and order_id = $2 and released_at is not null order by coupon_id`,
};

/** The uses that an order has given back; one that was paid in part has kept them. */
export function listReleased(query: Query, hotel_id: number, order_id: string) {
  return query.run<CouponUsed & { guest_key: string }>(RELEASED, [hotel_id, order_id]);
}

const JUDGE: Statement = {
  name: "judge_card_coupon",
  text: `update coupon_redemption set card_verdict = $4, card_first = coalesce($5, card_first)
    where hotel_id = $1 and coupon_id = $2 and order_id = $3`,
};

/** Whether the card that paid is one of the coupon's. */
export async function setCardVerdict(
  query: Query,
  hotel_id: number,
  { coupon_id, order_id }: { coupon_id: number; order_id: string },
  verdict: CardVerdict,
  card_first: string | null,
): Promise<void> {
  await query.run(JUDGE, [hotel_id, coupon_id, order_id, verdict, card_first]);
}
