/** A guest pays what his order asks for now, through any vendor of the lodging. */
import type { CallAsked } from "#contract/call.ts";
import type { payOrder, startPayment as repayCall } from "#contract/payments.ts";
import { type Dues, dueInAll, dueNow, dueOfDeposit } from "#rules/payments/due.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import type { Attempt } from "#server/payments/attempt-store.ts";
import { findOwnOrder } from "#server/orders/find-orders.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import { once } from "#server/payments/once.ts";
import { vendorsOfPayment } from "#server/payments/repay-ids.ts";
import { type PaymentAsked, startPayment, type WayToPay } from "#server/payments/start-payment.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function payOwnOrder({ body }: CallAsked<typeof payOrder>, context: RequestContext): Promise<WayToPay> {
  const { order_doc, payment_vendor, pay_option, mode } = body;
  const { order } = await context.query((query) => findOwnOrder(query, context, order_doc, body));
  const vendor = payment_vendor ?? order.payment_vendor;
  if (vendor === null) throw new Refusal("PAY_WAY_NOT_OFFERED", ["payment_vendor"]);
  return pay(context, "payOrder", body, {
    order_id: order.order_id,
    vendor,
    due: (stored) => dueBy(stored, pay_option),
    isPaying: mode === "pay",
  });
}

/** The specification's repay: it names the kind of payment, and asks for a deposit only where part has been paid. */
export async function repayOrder({ body }: CallAsked<typeof repayCall>, context: RequestContext): Promise<WayToPay> {
  const { hotel_id, booking_number, email, payment_id, type_id, deposit, return_url } = body;
  if (hotel_id !== context.hotel.hotel_id) throw new Refusal("ORDER_ACCESS");
  const { order } = await context.query((query) =>
    findOwnOrder(query, context, booking_number, { booker_email: email }),
  );
  // Nobody is sent to a page that is not the lodging's own.
  const back = new URL(return_url);
  if (back.origin !== context.originOf(context.hotel.domain)) throw new Refusal("INVALID_INPUT", ["return_url"]);
  if (!vendorsOfPayment(payment_id).includes(type_id)) throw new Refusal("PAY_WAY_NOT_OFFERED", ["payment_id"]);
  if (deposit && dueOfDeposit(duesOf(order)) === null) throw new Refusal("DEPOSIT_NOT_DUE");
  return pay(context, "startPayment", body, {
    order_id: order.order_id,
    vendor: type_id,
    due: (stored) => (deposit ? dueForDeposit(stored) : dueBy(stored, undefined)),
    isPaying: back.searchParams.get("mode") === "pay",
  });
}

function pay(context: RequestContext, scope: string, body: unknown, asked: PaymentAsked): Promise<WayToPay> {
  return once(context, { scope, body, order_id: asked.order_id }, () => startPayment(context, asked));
}

const duesOf = (order: StoredOrder["order"]): Dues => ({ ...order, paid: order.paid_amount - order.refund_amount });

type Due = { amount: number; scope: Attempt["scope"] };

/** What the order asks for by itself. */
export const dueOf = (stored: StoredOrder): Due => dueBy(stored, undefined);

/** What was asked for at first, unless the guest would rather pay it all; the rest, once something has been paid. */
function dueBy({ order }: StoredOrder, pay_option: "all" | "part" | undefined): Due {
  const dues = duesOf(order);
  if (!HOLDING_STATES.includes(order.state)) return { amount: dueNow(dues), scope: "rest" };
  if (pay_option === "all") return { amount: dueInAll(dues), scope: "all" };
  // A deposit that was not agreed on when the order was placed is not offered afterwards.
  if (pay_option === "part" && order.pay_option !== "part") throw new Refusal("PAY_OPTION_NOT_OFFERED", ["pay_option"]);
  return { amount: dueNow(dues), scope: order.pay_option === "part" ? "deposit" : "all" };
}

function dueForDeposit(stored: StoredOrder): Due | null {
  return dueOfDeposit(duesOf(stored.order)) === null ? null : dueBy(stored, undefined);
}
