import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/staff-tasks.ts";
import { decideCards, mayDecideCards } from "#server/orders/cards/decide-cards.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { showStaffTask, type StaffTask } from "#server/payments/show-staff-task.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** May be changed again while the order stands: whoever has erred must be able to correct it. */
export async function decideCardCoupons(
  input: HandlerInput<typeof contract.decideCardCoupons>,
  context: RequestContext<PersonOf<"task">>,
): Promise<StaffTask> {
  const { task } = context.person;
  const { now } = context;
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const stored = await openOrder(query, hotel_id, task.order_id);
    if (!stored || task.kind !== "card") throw new Refusal("NOT_FOUND");
    if (!mayDecideCards(stored)) throw new Refusal("ORDER_OVER");
    await decideCards(query, hotel_id, stored, input.body.holds, { actor: "staff:mail", now });
    return showStaffTask(query, context, task);
  });
}
