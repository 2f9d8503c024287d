import * as limit from "#contract/studio/refund-limit.ts";
import * as contract from "#contract/studio/studio-orders.ts";
import { getToday as getTodayCall } from "#contract/studio/today.ts";
import { handle } from "#server/calls/handle.ts";
import { cancelStudioOrder } from "#server/orders/studio/cancel-studio-order.ts";
import { finishRefund } from "#server/orders/studio/finish-refund.ts";
import { getRefundLimit } from "#server/orders/studio/get-refund-limit.ts";
import { getStudioOrder } from "#server/orders/studio/get-studio-order.ts";
import { getToday } from "#server/orders/studio/get-today.ts";
import { listStudioOrders } from "#server/orders/studio/list-studio-orders.ts";
import { markOrdersSeen } from "#server/orders/studio/mark-orders-seen.ts";
import { markRemittance } from "#server/orders/studio/mark-remittance.ts";
import { previewCancel } from "#server/orders/studio/preview-cancel.ts";
import { resendConfirmation } from "#server/orders/studio/resend-confirmation.ts";
import { revealContact } from "#server/orders/studio/reveal-contact.ts";
import { setRefundLimit } from "#server/orders/studio/set-refund-limit.ts";

export const studioOrderHandlers = [
  handle(contract.listStudioOrders, listStudioOrders),
  handle(contract.getStudioOrder, getStudioOrder),
  handle(contract.revealContact, revealContact),
  handle(contract.previewCancel, previewCancel),
  handle(contract.cancelStudioOrder, cancelStudioOrder),
  handle(contract.resendConfirmation, resendConfirmation),
  handle(contract.markRemittance, markRemittance),
  handle(contract.finishRefund, finishRefund),
  handle(contract.markOrdersSeen, markOrdersSeen),
  handle(limit.getRefundLimit, getRefundLimit),
  handle(limit.setRefundLimit, setRefundLimit),
  handle(getTodayCall, getToday),
];
