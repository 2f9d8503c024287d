/** What the lodging's people are asked by mail: was this remittance found on the account, and has this refund been sent. */
import type { CallAnswer } from "#contract/call.ts";
import type { getStaffTask } from "#contract/staff-tasks.ts";
import { dayAt } from "#rules/time/day.ts";
import { displayStatus } from "#rules/orders/order-status.ts";
import { REMITTANCE } from "#rules/payments/pay-way.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { openOrder, readOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import { newId } from "#server/orders/ids.ts";
import { requestInvoice } from "#server/payments/request-invoice.ts";
import { findOpenAttempt, setAttempt } from "#server/payments/attempt-store.ts";
import { finishTransfer } from "#server/payments/finish-transfer.ts";
import { findTransfer, type Transfer } from "#server/payments/refund-store.ts";
import { readTaskToken, type Task } from "#server/payments/task-token.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export type StaffTask = CallAnswer<typeof getStaffTask>;

function taskOf({ secrets, hotel, now }: RequestContext, token: string): Task {
  const task = readTaskToken(secrets, hotel.hotel_id, token, now);
  if (!task) throw new Refusal("NOT_FOUND");
  return task;
}

export function readStaffTask(context: RequestContext, token: string): Promise<StaffTask> {
  const task = taskOf(context, token);
  return context.query(async (query) => show(query, context, task));
}

export async function finishTask(
  context: RequestContext,
  { token, amount, proof }: { token: string; amount: number; proof: string },
): Promise<StaffTask> {
  const task = taskOf(context, token);
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const stored = await openOrder(query, hotel_id, task.order_id);
    if (!stored) throw new Refusal("NOT_FOUND");
    if (task.kind === "remittance") await takeRemittance(query, context, stored, amount, proof);
    else await sendBack(query, context, task, amount, proof);
    return show(query, context, task);
  });
}

/** Money on the account is money, however much it is; the order decides what comes of it. The same reference counts once. */
async function takeRemittance(
  query: Query,
  context: RequestContext,
  { order }: StoredOrder,
  amount: number,
  proof: string,
): Promise<void> {
  const { hotel, now } = context;
  const { hotel_id, timezone } = hotel;
  const { order_id, currency } = order;
  const attempt = await findOpenAttempt(query, hotel_id, order_id);
  // Two guests may remit with the same words: the reference counts within the order.
  const payment = { order_id, vendor: REMITTANCE, vendor_number: `${order.order_doc} ${proof}`, amount, currency };
  const outcome = await receivePayment(query, hotel_id, payment, { now, today: dayAt(now, timezone) });
  if (outcome === "known") return;
  const isPaid = attempt?.vendor === REMITTANCE && attempt.amount <= amount;
  if (isPaid) await setAttempt(query, hotel_id, attempt.attempt_id, { state: "captured", next_poll_at: null, now });
  const attempt_id = isPaid ? attempt.attempt_id : newId(now);
  if (outcome !== "refund") await requestInvoice(query, hotel_id, { ...payment, attempt_id, now });
  await appendAudit(query, hotel_id, order_id, { at: now, actor: "staff:mail", action: "remittance.found" });
}

async function sendBack(
  query: Query,
  context: RequestContext,
  task: Extract<Task, { kind: "refund" }>,
  amount: number,
  proof: string,
): Promise<void> {
  const transfer = await findTransfer(query, context.hotel.hotel_id, task);
  if (!transfer) throw new Refusal("NOT_FOUND");
  if (transfer.state === "done") return;
  if (amount !== transfer.amount) throw new Refusal("INVALID_INPUT", ["amount"]);
  await finishTransfer(query, context.hotel.hotel_id, transfer, { proof, actor: "staff:mail", now: context.now });
}

async function show(query: Query, { hotel }: RequestContext, task: Task): Promise<StaffTask> {
  const { hotel_id } = hotel;
  const stored = await readOrder(query, hotel_id, task.order_id);
  if (!stored) throw new Refusal("NOT_FOUND");
  const { order, guest, attempt } = stored;
  const transfer = task.kind === "refund" ? await findTransfer(query, hotel_id, task) : null;
  if (task.kind === "refund" && !transfer) throw new Refusal("NOT_FOUND");
  const last_five = attempt?.start.last_five;
  // An order that has ended unpaid still waits to be told of money that came: it may win its rooms again, or send it back.
  const due = Math.max(0, order.pay_amount - (order.paid_amount - order.refund_amount));
  return {
    kind: task.kind,
    order_doc: order.order_doc,
    booker_name: guest.booker_name,
    check_in_day: order.check_in_day,
    check_out_day: order.check_out_day,
    amount: transfer ? transfer.amount : due,
    currency: order.currency,
    last_five: typeof last_five === "string" ? last_five : null,
    is_done: transfer ? isSent(transfer) : due === 0,
    display_status: displayStatus(order.state, order.cancel_applied_at !== null),
  };
}

const isSent = ({ state }: Transfer): boolean => state === "done";
