import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/payments.ts";
import { dueOfDeposit } from "#rules/payments/due.ts";
import { findOwnOrder } from "#server/orders/find-own-order.ts";
import type { WayToPay } from "#server/payments/attempts/open-attempt.ts";
import { dueBy, dueForDeposit, duesOf } from "#server/payments/order-dues.ts";
import { payOnce } from "#server/payments/pay-once.ts";
import { vendorsOfPayment } from "#server/payments/repay-ids.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** The specification's repay call. It names the kind of payment; a deposit may be asked for only after part has been paid. */
export async function startPayment(
  input: HandlerInput<typeof contract.startPayment>,
  context: RequestContext,
): Promise<WayToPay> {
  const { body } = input;
  const { hotel_id, booking_number, email, payment_id, type_id, deposit, return_url } = body;
  if (hotel_id !== context.hotel.hotel_id) throw new Refusal("ORDER_ACCESS");
  const { order } = await context.query((query) =>
    findOwnOrder(query, context, booking_number, { booker_email: email }),
  );
  // The guest is never redirected to another site.
  const back = new URL(return_url);
  if (back.origin !== context.originOf(context.hotel.domain)) throw new Refusal("INVALID_INPUT", ["return_url"]);
  if (!vendorsOfPayment(payment_id).includes(type_id)) throw new Refusal("PAY_WAY_NOT_OFFERED", ["payment_id"]);
  if (deposit && dueOfDeposit(duesOf(order)) === null) throw new Refusal("DEPOSIT_NOT_DUE");
  return payOnce(context, "startPayment", body, {
    order_id: order.order_id,
    vendor: type_id,
    due: (stored) => (deposit ? dueForDeposit(stored) : dueBy(stored, undefined)),
    isPaying: back.searchParams.get("mode") === "pay",
  });
}
