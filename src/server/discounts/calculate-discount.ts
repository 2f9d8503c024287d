import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/discounts.ts";
import { withKeptAddOns } from "#server/add-ons/kept-add-ons.ts";
import { calculateCart } from "#server/orders/price/calculate-cart.ts";
import { cartOf } from "#server/orders/price/cart.ts";
import { priceCalculation } from "#server/orders/price/price-detail.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";

export async function calculateDiscount(
  input: HandlerInput<typeof contract.calculateDiscount>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.calculateDiscount>> {
  const catalogue = await readCatalogue(context);
  const priced = await calculateCart(context, cartOf(withKeptAddOns(input.body, context)), catalogue);
  return priceCalculation(context, priced, catalogue);
}
