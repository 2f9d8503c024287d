import type { HandlerInput } from "#contract/call.ts";
import type { PriceDetail } from "#contract/order-view.ts";
import type * as contract from "#contract/orders.ts";
import { withKeptAddOns } from "#server/add-ons/kept-add-ons.ts";
import { calculateCart } from "#server/orders/price/calculate-cart.ts";
import { type Cart, cartOf, cartOfRoomPlans, lineOfRoomPlan } from "#server/orders/price/cart.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { priceDetail } from "#server/orders/price/price-detail.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { type Catalogue, readCatalogue } from "#server/rooms/catalogue.ts";

export async function calculateOrder(
  input: HandlerInput<typeof contract.calculateOrder>,
  context: RequestContext,
): Promise<PriceDetail> {
  const { body } = input;
  const catalogue = await readCatalogue(context);
  const cart = "plans" in body ? cartOfRoomPlans(body, catalogue) : cartOf(withKeptAddOns(body, context));
  try {
    return priceDetail(context, await calculateCart(context, cart, catalogue), catalogue);
  } catch (error) {
    if (error instanceof Refusal && "plans" in body)
      error.fields = namesOfRoomPlans(error.fields, body, cart, catalogue);
    throw error;
  }
}

type RoomPlans = Extract<HandlerInput<typeof contract.calculateOrder>["body"], { plans: unknown }>;

/** The room-plan based payload has other names for the same fields; a refusal must name what was sent. */
function namesOfRoomPlans(fields: readonly string[], { plans }: RoomPlans, cart: Cart, catalogue: Catalogue): string[] {
  return fields.flatMap((field) => {
    const [name, index] = field.split(".");
    // The cart knows by which names its days were sent.
    if (field === cart.sent_as.start || field === cart.sent_as.end) return [field];
    if (name === "coupon_array") return [`coupon_code.${index}`];
    if (name !== "orders") return [];
    const line = cart.lines[Number(index)];
    if (!line) return ["plans"];
    // Rooms of the same plan were counted together.
    const isOf = (each: Cart["lines"][number]) =>
      each.room_class_id === line.room_class_id && each.rate_plan_id === line.rate_plan_id;
    return plans.flatMap((plan, nth) => (isOf(lineOfRoomPlan(plan, catalogue)) ? [`plans.${nth}`] : []));
  });
}
