import type { HandlerInput } from "#contract/call.ts";
import type { PriceDetail } from "#contract/order-view.ts";
import type * as contract from "#contract/orders.ts";
import { assertStay } from "#server/hotel/assert-open.ts";
import { calculateCart } from "#server/orders/price/calculate-cart.ts";
import { cartOf, cartOfRoomPlans } from "#server/orders/price/cart.ts";
import { priceDetail } from "#server/orders/price/price-detail.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";

export async function calculateOrder(
  input: HandlerInput<typeof contract.calculateOrder>,
  context: RequestContext,
): Promise<PriceDetail> {
  const { body } = input;
  // The two payloads name the day of arrival differently; a refusal must name the field that was sent.
  if ("plans" in body) assertStay(context, body.check_in, "check_in");
  const catalogue = await readCatalogue(context);
  const cart = "plans" in body ? cartOfRoomPlans(body, catalogue) : cartOf(body);
  return priceDetail(context, await calculateCart(context, cart, catalogue), catalogue);
}
