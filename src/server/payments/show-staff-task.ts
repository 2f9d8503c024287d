/**
 * What the lodging's staff are asked by e-mail: was this remittance found on the account, has this refund been sent, is this card
 * one of the coupon's.
 */
import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/staff-tasks.ts";
import { sum } from "#rules/money/money.ts";
import { displayStatus } from "#rules/orders/order-status.ts";
import type { Query } from "#server/database/connect.ts";
import { mayDecideCards } from "#server/orders/cards/decide-cards.ts";
import { readOrder } from "#server/orders/open-order.ts";
import { findTransfer, type Transfer } from "#server/payments/refunds/refund-store.ts";
import type { Task } from "#server/payments/task-token.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export type StaffTask = CallAnswer<typeof contract.getStaffTask>;

export async function showStaffTask(query: Query, { hotel }: RequestContext, task: Task): Promise<StaffTask> {
  const { hotel_id } = hotel;
  const stored = await readOrder(query, hotel_id, task.order_id);
  if (!stored) throw new Refusal("NOT_FOUND");
  const { order, guest, attempt } = stored;
  const transfer = task.kind === "refund" ? await findTransfer(query, hotel_id, task) : null;
  if (task.kind === "refund" && !transfer) throw new Refusal("NOT_FOUND");
  const last_five = attempt?.start.last_five;
  // An expired order still accepts money: it may get its rooms again, or the money is refunded.
  const due = Math.max(0, order.pay_amount - (order.paid_amount - order.refund_amount));
  const coupons = task.kind === "card" ? stored.card_coupons : [];
  return {
    kind: task.kind,
    order_doc: order.order_doc,
    booker_name: guest.booker_name,
    check_in_day: order.check_in_day,
    check_out_day: order.check_out_day,
    amount: task.kind === "card" ? sum(coupons.flatMap(({ taken }) => taken)) : (transfer?.amount ?? due),
    currency: order.currency,
    last_five: typeof last_five === "string" ? last_five : null,
    coupons: coupons.map(({ code, card_prefixes: prefixes, card_first, card_verdict: verdict }) => ({
      code,
      prefixes,
      card_first,
      verdict,
    })),
    is_done: task.kind === "card" ? !mayDecideCards(stored) : transfer ? isSent(transfer) : due === 0,
    display_status: displayStatus(order.state, order.cancel_applied_at !== null),
  };
}

const isSent = ({ state }: Transfer): boolean => state === "done";
