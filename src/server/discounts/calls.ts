import { calculateDiscount, checkPromotionCode, confirmCoupons } from "#contract/discounts.ts";
import { findPromotionCode } from "#server/discounts/check-promotion-code.ts";
import { checkCoupons } from "#server/discounts/confirm-coupons.ts";
import { handle } from "#server/calls/handle.ts";
import { calculateCart } from "#server/orders/calculate-order.ts";
import { cartOf } from "#server/orders/cart.ts";
import { priceCalculation } from "#server/orders/price-detail.ts";
import { openBook } from "#server/rooms/book.ts";

export const discountHandlers = [
  handle(confirmCoupons, checkCoupons),
  handle(checkPromotionCode, ({ body }, context) => findPromotionCode(body.code, context)),
  handle(calculateDiscount, async ({ body }, context) => {
    const priced = await calculateCart(context, cartOf(body), await openBook(context));
    return priceCalculation(context, priced);
  }),
];
