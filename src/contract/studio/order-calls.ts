/** All calls that staff make of orders. */
import { watchOrders } from "#contract/studio/order-news.ts";
import { getRefundLimit, setRefundLimit } from "#contract/studio/refund-limit.ts";
import {
  cancelStudioOrder,
  finishRefund,
  getStudioOrder,
  listStudioOrders,
  markOrdersSeen,
  markRemittance,
  previewCancel,
  resendConfirmation,
  revealContact,
} from "#contract/studio/studio-orders.ts";

export const studioOrderCalls = [
  listStudioOrders,
  getStudioOrder,
  revealContact,
  previewCancel,
  cancelStudioOrder,
  resendConfirmation,
  markRemittance,
  finishRefund,
  markOrdersSeen,
  watchOrders,
  getRefundLimit,
  setRefundLimit,
] as const;
