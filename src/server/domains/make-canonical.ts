import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/domains.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { setCanonical } from "#server/domains/change-hosts.ts";
import { findClaim, listHosts } from "#server/domains/domain-store.ts";
import { lookAtDomain } from "#server/domains/look-at-domain.ts";
import { Refusal } from "#server/errors/refusal.ts";

export async function makeCanonical(
  { body: { host } }: HandlerInput<typeof contract.makeCanonical>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.makeCanonical>> {
  const { hotel, now } = context;
  const { hotel_id } = hotel;
  const actor = `staff:${context.person.account_id}`;
  const claim = await context.query((query) => findClaim(query, hotel_id, host));
  // Guests are led there at once: it must answer. The platform's own host has no claim, and always does.
  if (claim) {
    const { found, points_here } = await lookAtDomain(context, hotel_id, host, { actor, isDaily: false });
    if (found !== "proved" || !points_here) throw new Refusal("DOMAIN_NOT_READY", ["host"]);
  }
  await context.query(async (query) => {
    const hosts = await listHosts(query, hotel_id);
    if (!hosts.some((each) => each.host === host)) throw new Refusal("NOT_FOUND", ["host"]);
    const before = hosts.find(({ canonical }) => canonical)?.host ?? "";
    if (before === host) return;
    await setCanonical(query, hotel_id, host);
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "domain.canonical", before, after: host });
  });
  return { domain: host };
}
