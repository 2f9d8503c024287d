import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/setup.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { keepLeft } from "#server/setup/setup-store.ts";

export async function leaveSetupStep(
  { body: { step, is_left } }: HandlerInput<typeof contract.leaveSetupStep>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  const { account_id } = person;
  await query(async (query) => {
    await keepLeft(query, hotel_id, { account_id, now, step, is_left });
    const [action, after] = [is_left ? "setup.left" : "setup.taken_up", step];
    await appendAudit(query, hotel_id, null, { at: now, actor: `staff:${account_id}`, action, after });
  });
  return {};
}
