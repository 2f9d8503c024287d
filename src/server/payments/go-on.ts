/** From our page to the vendor's: the form to post, the card fields to show, and what the card became. */
import type { CallAnswer } from "#contract/call.ts";
import type { getPaymentStart } from "#contract/payments.ts";
import { dueInAll } from "#rules/payments/due.ts";
import { readOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { readAccount } from "#server/payments/accounts.ts";
import { type Attempt, claimCharge, findAttempt, setAttempt } from "#server/payments/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { receiptPath } from "#server/payments/ids.ts";
import { settle } from "#server/payments/settle.ts";
import { chargeFor, keptStart, type WayToPay } from "#server/payments/start-payment.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

type PaymentStart = CallAnswer<typeof getPaymentStart>;

async function read(context: RequestContext, attempt_id: string) {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const attempt = await findAttempt(query, hotel_id, attempt_id);
    const stored = attempt && (await readOrder(query, hotel_id, attempt.order_id));
    if (!attempt || !stored) throw new Refusal("NOT_FOUND");
    return { attempt, stored };
  });
}

/** Nobody is sent on to pay what is paid, cancelled or gone, or what another attempt has taken over. */
function isOver({ state, superseded_at, expires_at, amount }: Attempt, { order }: StoredOrder, now: Date): boolean {
  const due = dueInAll({ ...order, paid: order.paid_amount - order.refund_amount });
  const isOpen = state === "created" || state === "redirected";
  return superseded_at !== null || expires_at <= now || !isOpen || amount > due;
}

export async function readPaymentStart(context: RequestContext, attempt_id: string): Promise<PaymentStart> {
  const { attempt, stored } = await read(context, attempt_id);
  const kept = keptStart(attempt);
  const { order_doc } = stored.order;
  const start =
    kept === null || kept.started.kind === "instructions" || isOver(attempt, stored, context.now)
      ? ({ kind: "over" } as const)
      : kept.started;
  return {
    order_doc,
    amount: attempt.amount,
    payment_vendor: attempt.vendor,
    return_path: receiptPath(context.product, context.lang, order_doc, kept?.mode === "pay"),
    start,
  };
}

/** Redeems what the vendor's script made of the card. Where the bank wants to see the guest, he goes there next. */
export async function redeemPrime(context: RequestContext, attempt_id: string, prime: string): Promise<WayToPay> {
  const { hotel, now, outside } = context;
  const { hotel_id } = hotel;
  const { attempt, stored } = await read(context, attempt_id);
  const gateway = gatewayOf(attempt.gateway);
  const account = gateway && (await context.query((query) => readAccount(query, context, hotel_id, gateway)));
  const isOurs = account && gateway?.merchant(account.keys) === attempt.merchant;
  if (!gateway?.payByPrime || !isOurs || isOver(attempt, stored, now)) throw new Refusal("ORDER_OVER");
  const charge = await context.query((query) => chargeFor(query, context, stored, attempt));
  const kept = keptStart(attempt);
  const back = receiptPath(context.product, context.lang, charge.order_doc, kept?.mode === "pay");
  const goBack = { redirect: true, redirect_url: context.originOf(hotel.domain) + back };
  if (!(await context.query((query) => claimCharge(query, hotel_id, attempt_id, now)))) return goBack;
  try {
    const { standing, url } = await gateway.payByPrime(charge, prime, account, outside);
    await context.query(async (query) => {
      if (standing.vendor_number !== null) {
        await setAttempt(query, hotel_id, attempt_id, { vendor_number: standing.vendor_number, now });
      }
      await settle(query, hotel, { gateway: gateway.name, source: "query", standing }, now);
    });
    return url === null ? goBack : { redirect: true, redirect_url: url };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    // It may have been charged: the attempt is asked about, and the guest sees that it waits.
    console.warn(`lodging ${hotel_id}: ${gateway.name} did not answer: ${error.message}`);
    return goBack;
  }
}
