import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/staff-tasks.ts";
import { dayAt } from "#rules/time/day.ts";
import { REMITTANCE } from "#rules/payments/pay-way.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { openOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import { newId } from "#server/orders/ids.ts";
import { requestInvoice } from "#server/payments/invoices/request-invoice.ts";
import { findOpenAttempt, setAttempt } from "#server/payments/attempts/attempt-store.ts";
import { finishTransfer } from "#server/payments/refunds/finish-transfer.ts";
import { findTransfer } from "#server/payments/refunds/refund-store.ts";
import { showStaffTask, type StaffTask } from "#server/payments/show-staff-task.ts";
import type { Task } from "#server/payments/task-token.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function finishStaffTask(
  input: HandlerInput<typeof contract.finishStaffTask>,
  context: RequestContext<PersonOf<"task">>,
): Promise<StaffTask> {
  const { amount, proof } = input.body;
  const { task } = context.person;
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const stored = await openOrder(query, hotel_id, task.order_id);
    if (!stored) throw new Refusal("NOT_FOUND");
    if (task.kind === "card") throw new Refusal("NOT_FOUND");
    if (task.kind === "remittance") await takeRemittance(query, context, stored, amount, proof);
    else await sendBack(query, context, task, amount, proof);
    return showStaffTask(query, context, task);
  });
}

/** Any amount on the account counts; the order decides what follows from it. The same reference counts once. */
async function takeRemittance(
  query: Query,
  context: RequestContext,
  stored: StoredOrder,
  amount: number,
  proof: string,
): Promise<void> {
  const { hotel, now } = context;
  const { hotel_id, timezone } = hotel;
  const { order_id, order_doc, currency } = stored.order;
  const attempt = await findOpenAttempt(query, hotel_id, order_id);
  // Two guests may use the same reference: it is unique only within an order.
  const payment = { order_id, vendor: REMITTANCE, vendor_number: `${order_doc} ${proof}`, amount, currency };
  const outcome = await receivePayment(query, hotel_id, payment, { now, today: dayAt(now, timezone) }, stored);
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
