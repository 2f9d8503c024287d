import * as contract from "#contract/payments.ts";
import * as staffTasks from "#contract/staff-tasks.ts";
import { handle } from "#server/calls/handle.ts";
import { checkPayment } from "#server/payments/check-payment.ts";
import { decideCardCoupons } from "#server/payments/decide-card-coupons.ts";
import { finishStaffTask } from "#server/payments/finish-staff-task.ts";
import { getMasterOrder } from "#server/payments/get-master-order.ts";
import { getPaymentStart } from "#server/payments/get-payment-start.ts";
import { getRepayPreferences } from "#server/payments/get-repay-preferences.ts";
import { getStaffTask } from "#server/payments/get-staff-task.ts";
import { payByPrime } from "#server/payments/pay-by-prime.ts";
import { payOrder } from "#server/payments/pay-order.ts";
import { reportRemittance } from "#server/payments/report-remittance.ts";
import { startPayment } from "#server/payments/start-payment.ts";

export const paymentHandlers = [
  handle(contract.getMasterOrder, getMasterOrder),
  handle(contract.getRepayPreferences, getRepayPreferences),
  handle(contract.startPayment, startPayment),
  handle(contract.payOrder, payOrder),
  handle(contract.checkPayment, checkPayment),
  handle(contract.getPaymentStart, getPaymentStart),
  handle(contract.payByPrime, payByPrime),
  handle(contract.reportRemittance, reportRemittance),
  handle(staffTasks.getStaffTask, getStaffTask),
  handle(staffTasks.finishStaffTask, finishStaffTask),
  handle(staffTasks.decideCardCoupons, decideCardCoupons),
];
