import {
  getMasterOrder,
  getPaymentStart,
  getRepayPreferences,
  payByPrime,
  payOrder,
  reportRemittance,
  startPayment,
} from "#contract/payments.ts";
import { finishStaffTask, getStaffTask } from "#contract/staff-tasks.ts";
import { handle } from "#server/calls/handle.ts";
import { readPaymentStart, redeemPrime } from "#server/payments/go-on.ts";
import { payOwnOrder, repayOrder } from "#server/payments/pay-order.ts";
import { readMasterOrder } from "#server/payments/read-master-order.ts";
import { readPreferences } from "#server/payments/read-preferences.ts";
import { reportOwnRemittance } from "#server/payments/report-remittance.ts";
import { finishTask, readStaffTask } from "#server/payments/staff-tasks.ts";

export const paymentHandlers = [
  handle(getMasterOrder, readMasterOrder),
  handle(getRepayPreferences, (_asked, context) => readPreferences(context)),
  handle(startPayment, repayOrder),
  handle(payOrder, payOwnOrder),
  handle(getPaymentStart, ({ params }, context) => readPaymentStart(context, params.attempt_id)),
  handle(payByPrime, ({ params, body }, context) => redeemPrime(context, params.attempt_id, body.prime)),
  handle(reportRemittance, reportOwnRemittance),
  handle(getStaffTask, ({ query }, context) => readStaffTask(context, query.token)),
  handle(finishStaffTask, ({ body }, context) => finishTask(context, body)),
];
