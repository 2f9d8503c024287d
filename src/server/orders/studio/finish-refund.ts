import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-orders.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { lockOrder } from "#server/orders/order-store.ts";
import { assertMayRefund } from "#server/orders/studio/assert-may-refund.ts";
import { sendBack } from "#server/payments/refunds/send-back.ts";

export function finishRefund(
  { body: { order_id, reason, transfer_no, amount, proof } }: HandlerInput<typeof contract.finishRefund>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return context.query(async (query) => {
    const { hotel_id } = context.hotel;
    if (!(await lockOrder(query, hotel_id, order_id))) throw new Refusal("NOT_FOUND");
    await assertMayRefund(query, hotel_id, context.person, amount);
    const actor = `staff:${context.person.account_id}`;
    await sendBack(query, hotel_id, { order_id, reason, transfer_no }, { amount, proof, actor, now: context.now });
    return {};
  });
}
