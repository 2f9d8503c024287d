import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/domains.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { removeHost } from "#server/domains/change-hosts.ts";
import { findClaim, listHosts, removeClaim } from "#server/domains/domain-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** The platform's own host has no claim, and so stays. */
export async function removeDomain(
  { body: { host } }: HandlerInput<typeof contract.removeDomain>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.removeDomain>> {
  const { hotel, now, person, platformHost } = context;
  const { hotel_id } = hotel;
  return context.query(async (query) => {
    if (!(await findClaim(query, hotel_id, host))) throw new Refusal("NOT_FOUND", ["host"]);
    await removeClaim(query, hotel_id, host);
    await removeHost(query, hotel_id, host, platformHost);
    await appendAudit(query, hotel_id, null, {
      at: now,
      actor: `staff:${person.account_id}`,
      action: "domain.removed",
      before: host,
    });
    const hosts = await listHosts(query, hotel_id);
    return { domain: hosts.find(({ canonical }) => canonical)?.host ?? hotel.domain };
  });
}
