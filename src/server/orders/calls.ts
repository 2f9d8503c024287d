import * as contract from "#contract/orders.ts";
import { handle } from "#server/calls/handle.ts";
import { applyCancellation } from "#server/orders/apply-cancellation.ts";
import { calculateOrder } from "#server/orders/calculate-order.ts";
import { cancelOrderByHash } from "#server/orders/cancel-order-by-hash.ts";
import { findReceipt } from "#server/orders/find-receipt.ts";
import { getOrderByHash } from "#server/orders/get-order-by-hash.ts";
import { getOrderHistory } from "#server/orders/get-order-history.ts";
import { listOrders } from "#server/orders/list-orders.ts";
import { placeOrder } from "#server/orders/place-order.ts";

export const orderHandlers = [
  handle(contract.calculateOrder, calculateOrder),
  handle(contract.placeOrder, placeOrder),
  handle(contract.listOrders, listOrders),
  handle(contract.findReceipt, findReceipt),
  handle(contract.getOrderHistory, getOrderHistory),
  handle(contract.getOrderByHash, getOrderByHash),
  handle(contract.cancelOrderByHash, cancelOrderByHash),
  handle(contract.applyCancellation, applyCancellation),
];
