import type { Query, Statement } from "#server/database/connect.ts";

const FORGET: Statement = {
  name: "forget_redeemer",
  text: `update coupon_redemption set guest_key = 'erased:' || order_id
    where hotel_id = $1 and order_id = $2 and guest_key not like 'member:%'`,
};

/** That a coupon was used stays counted; by which e-mail address it was, does not. */
export async function forgetRedeemer(query: Query, hotel_id: number, order_id: string): Promise<void> {
  await query.run(FORGET, [hotel_id, order_id]);
}
