/** What a guest who is no member would pay for one room, by the calculation of orders; also before a lodging is open. */
import { assertStay } from "#server/hotel/assert-open.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { type PricedCart, priceCart, readCartOffers } from "#server/orders/price/price-cart.ts";
import { readTerms } from "#server/orders/price/terms-store.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";

type Stay = { start: string; end: string; room_class_id: number; rate_plan_id: number };

export async function priceSample(
  context: RequestContext,
  { start, end, room_class_id, rate_plan_id }: Stay,
): Promise<PricedCart> {
  assertStay(context, start, "start_date");
  const catalogue = await readCatalogue(context);
  const cart = {
    start,
    end,
    sent_as: { start: "start_date", end: "end_date" },
    party: null,
    lines: [{ room_class_id, rate_plan_id, num: 1, guests: null }],
    codes: [],
    coupons: [],
    asksMemberPromotion: false,
    attachments: [],
    rail: [],
    rail_choice: null,
    booker_email: null,
    points: 0,
    use_deposit: false,
    pay_option: null,
    pay_way: "credit_card" as const,
  };
  return context.query(async (query) => {
    const keys = { member_id: null, coupon_keys: [], guest_key: "" };
    const [terms, offered] = await Promise.all([
      readTerms(query, context.hotel.hotel_id, keys),
      readCartOffers(query, context, cart, catalogue),
    ]);
    const hotel = { ...terms.hotel, booking_close: false, business_status: 0 };
    return priceCart(query, context, { cart, catalogue, terms: { ...terms, hotel }, offered });
  });
}
