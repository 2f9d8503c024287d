import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/payments.ts";
import { receiptPath } from "#server/payments/ids.ts";
import { keptStart } from "#server/payments/attempts/open-attempt.ts";
import { isOver, readAttempt } from "#server/payments/attempts/read-attempt.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** What the page between ours and the vendor's needs: the form to submit, or the card fields to show. */
export async function getPaymentStart(
  input: HandlerInput<typeof contract.getPaymentStart>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getPaymentStart>> {
  const { attempt, stored } = await readAttempt(context, input.params.attempt_id);
  const kept = keptStart(attempt);
  const { order_doc } = stored.order;
  const start =
    kept === null || kept.started.kind === "instructions" || isOver(attempt, stored, context.now)
      ? ({ kind: "over" } as const)
      : kept.started;
  return {
    order_doc,
    amount: attempt.amount,
    pay_until_timestamp: Math.floor(new Date(attempt.expires_at).getTime() / 1000),
    payment_vendor: attempt.vendor,
    return_path: receiptPath(context.product, context.lang, order_doc, kept?.mode === "pay"),
    start,
  };
}
