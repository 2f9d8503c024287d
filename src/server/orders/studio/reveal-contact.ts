import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-orders.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findOrder } from "#server/orders/order-store.ts";

export function revealContact(
  { body: { order_id } }: HandlerInput<typeof contract.revealContact>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.revealContact>> {
  return query(async (query) => {
    const stored = await findOrder(query, hotel_id, order_id);
    if (!stored) throw new Refusal("NOT_FOUND");
    const entry = { at: now, actor: `staff:${person.account_id}`, action: "contact.revealed" };
    await appendAudit(query, hotel_id, order_id, entry);
    const { booker_phone, booker_email, occupants } = stored.guest;
    return {
      booker_phone,
      booker_email,
      occupants: occupants.map(({ occupant_phone, occupant_email }) => ({ occupant_phone, occupant_email })),
    };
  });
}
