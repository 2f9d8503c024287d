/** The sum of the rooms in the cart by the search's prices, before codes, extras and points. */
import { priceOrder } from "#rules/money/price.ts";
import { planOf } from "#web/booking/plan-of.ts";
import type { Live } from "#web/booking/booking-context.ts";

const PLAIN = { coupons: [], attachments: [], points: { requested: 0, balance: 0 }, stored_values: 0 } as const;

/** Null while the results are for another stay. */
export function subtotalOf({ state, results, member, isCurrent }: Live): number | null {
  if (!isCurrent) return null;
  const lines = state.cart.flatMap(({ room_class_id, rate_plan_id, num }) => {
    const plan = planOf(results, { room_class_id, rate_plan_id });
    return plan ? [{ ...plan, room_class_id, num }] : [];
  });
  const priced = priceOrder({
    ...PLAIN,
    lines,
    isMember: member !== null,
    deposit: { deposit_type: [], deposit_percent: 0 },
    pay_option: "all",
  });
  return typeof priced === "string" ? 0 : priced.total;
}
