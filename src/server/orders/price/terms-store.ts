/** What an order's price and promises depend on besides the nights, read afresh in one round trip. */
import type { CouponTerms } from "#rules/money/coupon.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import type { Query, Statement } from "#server/database/connect.ts";

const TERMS: Statement = {
  name: "order_terms",
  text: `select
    (select to_json(terms) from (
      select origin_pms, deposit_type, deposit_percent, payment_list, member_discount, member_discount_start,
        member_discount_end, card_hold_minutes, remittance_hold_days, booking_close, business_status,
        booking_validate
      from hotel join hotel_terms using (hotel_id) where hotel_id = $1) terms) as hotel,
    (select to_json(held) from (
      select member_id, points, stored_values from member where hotel_id = $1 and member_id = $2) held) as member,
    (select coalesce(json_agg(known), '[]') from (
      select coupon.*, (select count(*) from coupon_redemption as used
        where used.hotel_id = $1 and used.coupon_id = coupon.coupon_id and used.guest_key = $4 and released_at is null
      ) as used_by_guest
      from coupon where hotel_id = $1 and code = any($3)) known) as coupons,
    (select coalesce(json_object_agg(refund_template_id, steps), '{}') from refund_template where hotel_id = $1) as templates,
    (select to_json(first) from (
      select request_hash, order_id, answer from idempotency where hotel_id = $1 and scope = $5 and key = $6) first) as claimed`,
};

export type OrderTerms = {
  hotel: {
    origin_pms: string;
    deposit_type: ("all" | "deposit")[];
    deposit_percent: number;
    payment_list: number[];
    member_discount: number | null;
    member_discount_start: string | null;
    member_discount_end: string | null;
    card_hold_minutes: number;
    remittance_hold_days: number;
    booking_close: boolean;
    business_status: number;
    /** The booker must verify the e-mail address first. */
    booking_validate: boolean;
  };
  member: { member_id: string; points: number; stored_values: number } | null;
  coupons: (CouponTerms & { coupon_id: number; used_by_guest: number })[];
  templates: Record<string, RefundStep[]>;
  /** The first answer to this key, if there was one. */
  claimed: { request_hash: string; order_id: string; answer: unknown } | null;
};

export async function readTerms(
  query: Query,
  hotel_id: number,
  keys: {
    member_id: string | null;
    coupon_keys: readonly string[];
    guest_key: string;
    scope?: string;
    key?: string | null;
  },
): Promise<OrderTerms> {
  const { member_id, coupon_keys, guest_key, scope = "", key = null } = keys;
  const [terms] = await query.run<OrderTerms>(TERMS, [hotel_id, member_id, coupon_keys, guest_key, scope, key]);
  return terms!;
}
