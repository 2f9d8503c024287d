/** When an order counts as a purchase, and what is reported of it. */
import type { AnalyticsItem, Purchase } from "#rules/analytics/analytics.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { type Outcome, outcomeOf, type OutcomeFields } from "#rules/orders/outcome.ts";

/**
 * The room is sold: paid, or to be paid on arrival. An order that is over or waits for money is not a purchase (yet).
 */
const BOUGHT = new Set<Outcome>(["paid", "part_paid", "rest_due", "on_arrival"]);

type BoughtOrder = OutcomeFields & {
  order_doc: string;
  final_amount: number;
  used_coupon: readonly string[];
  check_in_day: string;
  check_out_day: string;
  orders: readonly Omit<AnalyticsItem, "nights">[];
};

export function purchaseOf(order: BoughtOrder): Purchase | null {
  if (!BOUGHT.has(outcomeOf(order))) return null;
  const nights = nightsBetween(order.check_in_day, order.check_out_day);
  return {
    name: "purchase",
    order_doc: order.order_doc,
    value: order.final_amount,
    coupon: order.used_coupon,
    items: order.orders.map(({ room_class_id, room_class_name, rate_plan_id, rate_plan_code_name, price, num }) => ({
      room_class_id,
      room_class_name,
      rate_plan_id,
      rate_plan_code_name,
      price,
      num,
      nights,
    })),
  };
}
