import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-orders.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { lockOrder } from "#server/orders/order-store.ts";
import { takeRemittance } from "#server/payments/take-remittance.ts";

export function markRemittance(
  { body: { order_id, amount, proof } }: HandlerInput<typeof contract.markRemittance>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return context.query(async (query) => {
    const stored = await lockOrder(query, context.hotel.hotel_id, order_id);
    if (!stored) throw new Refusal("NOT_FOUND");
    if (stored.order.pay_way !== "remittance") throw new Refusal("PAY_WAY_NOT_OFFERED");
    await takeRemittance(query, context, stored, { amount, proof, actor: `staff:${context.person.account_id}` });
    return {};
  });
}
