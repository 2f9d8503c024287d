import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/staff-tasks.ts";
import { showStaffTask, type StaffTask } from "#server/payments/show-staff-task.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function getStaffTask(
  _input: HandlerInput<typeof contract.getStaffTask>,
  context: RequestContext<PersonOf<"task">>,
): Promise<StaffTask> {
  return context.query((query) => showStaffTask(query, context, context.person.task));
}
