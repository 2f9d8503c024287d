import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/staff-tasks.ts";
import { showStaffTask, type StaffTask, taskOf } from "#server/payments/show-staff-task.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function getStaffTask(
  input: HandlerInput<typeof contract.getStaffTask>,
  context: RequestContext,
): Promise<StaffTask> {
  const task = taskOf(context, input.query.token);
  return context.query((query) => showStaffTask(query, context, task));
}
