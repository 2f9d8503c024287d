import {
  applyCancellation,
  calculateOrder,
  cancelOrderByHash,
  findReceipt,
  getOrderByHash,
  getOrderHistory,
  listOrders,
  placeOrder,
} from "#contract/orders.ts";
import { handle } from "#server/calls/handle.ts";
import { assertStay } from "#server/hotel/assert-open.ts";
import { applyForCancellation } from "#server/orders/apply-cancellation.ts";
import { calculateCart } from "#server/orders/calculate-order.ts";
import { cancelByLink } from "#server/orders/cancel-order.ts";
import { cartOf, cartOfRoomPlans } from "#server/orders/cart.ts";
import { findOrderByLink, findOwnOrders, findReceiptOf } from "#server/orders/find-orders.ts";
import { placeOrder as place } from "#server/orders/place-order.ts";
import { priceDetail } from "#server/orders/price-detail.ts";
import { openBook } from "#server/rooms/book.ts";

export const orderHandlers = [
  handle(calculateOrder, async ({ body }, context) => {
    // Each payload has its own word for the day of arrival.
    if ("plans" in body) assertStay(context, body.check_in, "check_in");
    const book = await openBook(context);
    const cart = "plans" in body ? cartOfRoomPlans(body, book) : cartOf(body);
    return priceDetail(context, await calculateCart(context, cart, book), book);
  }),
  handle(placeOrder, ({ body }, context) => place(body, context)),
  handle(listOrders, findOwnOrders),
  handle(findReceipt, findReceiptOf),
  handle(getOrderHistory, ({ query }, context) => findOrderByLink("history", query.hash_code, context)),
  handle(getOrderByHash, ({ query }, context) => findOrderByLink("cancel", query.valid_hash, context)),
  handle(cancelOrderByHash, ({ params }, context) => cancelByLink(params.hash, context)),
  handle(applyCancellation, applyForCancellation),
];
