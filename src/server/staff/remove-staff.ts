import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { deleteStaff, findRole, lockOwners } from "#server/staff/staff-store.ts";

export function removeStaff(
  { body: { account_id } }: HandlerInput<typeof contract.removeStaff>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  return query(async (query) => {
    const owners = await lockOwners(query, hotel_id);
    const before = await findRole(query, hotel_id, account_id);
    if (before === null) throw new Refusal("NOT_FOUND");
    if (owners.length === 1 && owners[0] === account_id) throw new Refusal("LAST_OWNER");
    await deleteStaff(query, hotel_id, account_id);
    const actor = `staff:${person.account_id}`;
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "staff.removed", before, account_id });
    return {};
  });
}
