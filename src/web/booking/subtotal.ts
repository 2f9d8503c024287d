/** What the rooms in the cart and their guests come to by the search's prices, before codes, extras and points. */
import { sumOnWire } from "#rules/money/money.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { type Families, guestsInCart } from "#web/booking/families.ts";
import { planOf } from "#web/booking/plan-of.ts";
import type { Live } from "#web/booking/booking-context.ts";

/** Null while the results are of another stay. */
export function subtotalOf({ state, results, member, isCurrent }: Live, families: Families | null): number | null {
  const guests = guestsInCart(families, state, results);
  if (!isCurrent || guests === null) return null;
  return sumOnWire([
    guests,
    ...state.cart.map((line) => {
      const plan = planOf(results, line);
      return plan ? line.num * chargedPrice(plan, member !== null) : 0;
    }),
  ]);
}
