/** The bill of an order as it was sold, and what has been paid, is left, or went back. */
import type { OrderView } from "#contract/order-view.ts";
import { BILL_WORDS } from "#languages/languages.ts";
import { billOf, cancelledLines, settledLines, withTotal } from "#rules/money/bill.ts";
import { couponKey, MEMBER_PROMOTION } from "#rules/money/coupon.ts";
import { sum } from "#rules/money/money.ts";
import type { balanceOf } from "#rules/payments/balance.ts";
import type { Language } from "#rules/text/language.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";
import type { CancelCost } from "#server/orders/view/cancel-now.ts";

type Shown = Pick<OrderView, "orders" | "attachment_list" | "used_coupon">;
type Money = {
  balance: ReturnType<typeof balanceOf>;
  cancel: Pick<CancelCost, "fee" | "refund" | "rail_fee">;
};

export function billOfOrder(
  stored: StoredOrder,
  { orders, attachment_list, used_coupon }: Shown,
  { balance, cancel }: Money,
  lang: Language,
): Pick<OrderView, "bill" | "cancellation_bill"> {
  const { order, lines } = stored;
  const words = BILL_WORDS[lang];
  const { received, remain_total: left } = balance;
  const rooms = orders.map((each, nth) => ({ ...each, list_price: lines[nth]!.list_price }));
  const coupons = couponsOf(stored, used_coupon);
  const { point_used, stored_value_used } = order;
  const items = { items: attachment_list, coupons, point_used, stored_value_used };
  const sold = withTotal(billOf({ rooms, ...items }, words), words);
  const cancelled = cancelledLines({ received, ...cancel }, words);
  if (order.state === "cancelled") return { bill: [...sold, ...cancelled], cancellation_bill: cancelled };
  return { bill: [...sold, ...settledLines({ received, left }, words)], cancellation_bill: cancelled };
}

/** In the order in which the codes were given. What is taken off and no stored coupon takes is the members' own promotion's. */
function couponsOf({ order, coupons }: StoredOrder, codes: readonly string[]) {
  const rest = order.coupon_discount - order.coupon_void - sum(coupons.map(({ amount }) => amount));
  const known = new Map(coupons.map(({ code, amount }) => [couponKey(code), amount]));
  return codes.map((code) => ({
    code,
    amount: known.get(couponKey(code)) ?? rest,
    isMembers: couponKey(code) === couponKey(MEMBER_PROMOTION),
  }));
}
