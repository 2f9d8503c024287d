import type { Cart } from "#server/orders/price/cart.ts";
import { type PricedCart, priceCart, readCartOffers } from "#server/orders/price/price-cart.ts";
import { readTerms } from "#server/orders/price/terms-store.ts";
import { assertStay } from "#server/hotel/assert-open.ts";
import { memberOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";

/** Calculates what a cart costs now, without taking anything. */
export async function calculateCart(context: RequestContext, cart: Cart, catalogue: Catalogue): Promise<PricedCart> {
  assertStay(context, cart.start, cart.sent_as.start);
  const member_id = memberOf(context.person);
  return context.query(async (query) => {
    const [terms, offered] = await Promise.all([
      readTerms(query, context.hotel.hotel_id, {
        member_id,
        coupon_keys: cart.coupons,
        // The guest is still anonymous: only a member's own uses are known.
        guest_key: member_id === null ? "" : `member:${member_id}`,
      }),
      readCartOffers(query, context, cart, catalogue),
    ]);
    return priceCart(query, context, { cart, catalogue, terms, offered });
  });
}
