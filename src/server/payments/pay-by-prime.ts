import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/payments.ts";
import { readAccount } from "#server/payments/accounts.ts";
import { claimCharge, setAttempt } from "#server/payments/attempts/attempt-store.ts";
import { markUnpaid } from "#server/payments/attempts/mark-attempt.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { receiptPath } from "#server/payments/ids.ts";
import { chargeFor, keptStart, type WayToPay } from "#server/payments/attempts/open-attempt.ts";
import { isOver, readAttempt } from "#server/payments/attempts/read-attempt.ts";
import { settle } from "#server/payments/attempts/settle.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Charges the card by the prime that the vendor's script made of it. Where the bank asks for 3-D Secure, the guest goes there next. */
export async function payByPrime(
  input: HandlerInput<typeof contract.payByPrime>,
  context: RequestContext,
): Promise<WayToPay> {
  const { attempt_id } = input.params;
  const { prime } = input.body;
  const { hotel, now, outside } = context;
  const { hotel_id } = hotel;
  const { attempt, stored } = await readAttempt(context, attempt_id);
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
    const { report, url } = await gateway.payByPrime(charge, prime, account, outside);
    await context.query(async (query) => {
      if (report.vendor_number !== null) {
        await setAttempt(query, hotel_id, attempt_id, { vendor_number: report.vendor_number, now });
        // The guest goes on to the bank's page: until that is done, nothing is paid.
        if (report.status === "pending") await markUnpaid(query, hotel_id, attempt_id, now);
      }
      await settle(query, hotel, { gateway: gateway.name, source: "query", report }, now);
    });
    return url === null ? goBack : { redirect: true, redirect_url: url };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    // The card may have been charged: the attempt is polled, and the guest sees that it is pending.
    console.warn(`lodging ${hotel_id}: ${gateway.name} did not answer: ${error.message}`);
    return goBack;
  }
}
