import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-orders.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { resendOrderMail } from "#server/mail/resend-order-mail.ts";
import { lockOrder } from "#server/orders/order-store.ts";

export function resendConfirmation(
  { body: { order_id } }: HandlerInput<typeof contract.resendConfirmation>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  const { hotel, person, now } = context;
  const { hotel_id } = hotel;
  return context.query(async (query) => {
    const stored = await lockOrder(query, hotel_id, order_id);
    if (!stored || stored.guest.booker_email === "") throw new Refusal("NOT_FOUND");
    const { state } = stored.order;
    const isHeld = HOLDING_STATES.includes(state);
    if (!isHeld && state !== "confirmed") throw new Refusal("ORDER_OVER");
    const isSent = await resendOrderMail(query, context, {
      hotel,
      stored,
      kind: isHeld ? "order_received" : "confirmed",
      now,
    });
    if (!isSent) throw new Refusal("TOO_MANY_REQUESTS");
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "confirmation.resent" };
    await appendAudit(query, hotel_id, order_id, entry);
    return {};
  });
}
