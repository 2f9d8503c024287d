import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/payments.ts";
import { isUnderWay } from "#rules/payments/begun.ts";
import { findOwnOrder } from "#server/orders/find-own-order.ts";
import { askVendor } from "#server/payments/attempts/ask-vendor.ts";
import { type Attempt, findAttempt, findOpenAttempt } from "#server/payments/attempts/attempt-store.ts";
import { claimAsk } from "#server/payments/attempts/claim-ask.ts";
import { keptStart } from "#server/payments/attempts/open-attempt.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

type Checked = CallAnswer<typeof contract.checkPayment>;

/** For a guest who has paid and sees nothing of it: a webhook may be lost, and the next poll some minutes away. */
export async function checkPayment(
  input: HandlerInput<typeof contract.checkPayment>,
  context: RequestContext,
): Promise<Checked> {
  const { body } = input;
  const { hotel, now } = context;
  const { hotel_id } = hotel;
  const { order } = await context.query((query) => findOwnOrder(query, context, body.order_doc, body));
  const { attempt, claimed } = await context.query(async (query) => {
    const attempt = await findOpenAttempt(query, hotel_id, order.order_id);
    return { attempt, claimed: attempt && (await claimAsk(query, hotel_id, attempt, now)) };
  });
  if (attempt === null) return answer(order.paid_amount > order.refund_amount ? "paid" : "nothing_open");
  if (claimed?.kind === "later") return answer("too_soon", claimed.again);
  if (claimed?.kind !== "now") return answer("nothing_open");
  const { attempt_id } = attempt;
  try {
    await askVendor(
      { ...context, database: { forHotel: (_hotel_id, work) => context.query(work) } },
      hotel,
      attempt_id,
      now,
    );
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    console.warn(`lodging ${hotel_id}: attempt ${attempt_id} on request: ${error.message}`);
    return answer("silent");
  }
  const checked = await context.query((query) => findAttempt(query, hotel_id, attempt_id));
  return answer(saidOf(checked!));
}

const answer = (said: Checked["said"], again: Date | null = null): Checked => ({
  said,
  again_timestamp: again === null ? null : Math.ceil(again.getTime() / 1000),
});

function saidOf(attempt: Attempt): Checked["said"] {
  const { state, instructions } = attempt;
  if (state === "captured") return "paid";
  if (state === "failed") return "failed";
  const begun = { state, wasSent: keptStart(attempt) !== null, hasNumber: instructions !== null };
  return isUnderWay(begun) ? "under_way" : "unpaid";
}
