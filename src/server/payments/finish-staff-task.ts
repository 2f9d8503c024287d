import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/staff-tasks.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { sendBack } from "#server/payments/refunds/send-back.ts";
import { showStaffTask, type StaffTask } from "#server/payments/show-staff-task.ts";
import { takeRemittance } from "#server/payments/take-remittance.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Whoever has the lodging's e-mail. */
const ACTOR = "staff:mail";

export async function finishStaffTask(
  input: HandlerInput<typeof contract.finishStaffTask>,
  context: RequestContext<PersonOf<"task">>,
): Promise<StaffTask> {
  const sent = { ...input.body, actor: ACTOR };
  const { task } = context.person;
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const stored = await openOrder(query, hotel_id, task.order_id);
    if (!stored) throw new Refusal("NOT_FOUND");
    if (task.kind === "card") throw new Refusal("NOT_FOUND");
    if (task.kind === "remittance") await takeRemittance(query, context, stored, sent);
    else await sendBack(query, hotel_id, task, { ...sent, now: context.now });
    return showStaffTask(query, context, task);
  });
}
