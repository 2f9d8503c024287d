import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/payments.ts";
import { findOwnOrder } from "#server/orders/find-own-order.ts";
import type { WayToPay } from "#server/payments/attempts/open-attempt.ts";
import { dueBy } from "#server/payments/order-dues.ts";
import { payOnce } from "#server/payments/pay-once.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Pays what the order asks for now, through any vendor of the lodging. */
export async function payOrder(
  input: HandlerInput<typeof contract.payOrder>,
  context: RequestContext,
): Promise<WayToPay> {
  const { body } = input;
  const { order_doc, payment_vendor, wallet, pay_option, mode } = body;
  const { order } = await context.query((query) => findOwnOrder(query, context, order_doc, body));
  const vendor = payment_vendor ?? order.payment_vendor;
  if (vendor === null) throw new Refusal("PAY_WAY_NOT_OFFERED", ["payment_vendor"]);
  return payOnce(context, "payOrder", body, {
    order_id: order.order_id,
    vendor,
    wallet,
    due: (stored) => dueBy(stored, pay_option),
    isPaying: mode === "pay",
  });
}
