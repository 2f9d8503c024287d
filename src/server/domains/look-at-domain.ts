/** One look at a domain's records, and what follows: by the owner's click, and once a day. */
import { type DomainFinding, findingOf, MOST_MISSES, proofName } from "#rules/site/domain.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Database } from "#server/database/connect.ts";
import { addHost, removeHost } from "#server/domains/change-hosts.ts";
import { type Claim, findClaim, noteCheck, ownerOfHost, unprove } from "#server/domains/domain-store.ts";
import type { DomainResolver } from "#server/network/domain-resolver.ts";
import { Refusal } from "#server/errors/refusal.ts";

export type LookContext = { database: Database; resolver: DomainResolver; platformHost: string; now: Date };

/** `actor`: as in the log. Only the daily look counts what it does not find. */
type Looking = { actor: string; isDaily: boolean };

export async function lookAtDomain(
  context: LookContext,
  hotel_id: number,
  host: string,
  { actor, isDaily }: Looking,
): Promise<{ found: DomainFinding; points_here: boolean }> {
  const { database, resolver, now } = context;
  const claim = await database.forHotel(hotel_id, (query) => findClaim(query, hotel_id, host));
  if (!claim) throw new Refusal("NOT_FOUND", ["host"]);
  // Before the transaction: name servers may take their time.
  const [texts, points_here] = await Promise.all([resolver.texts(proofName(host)), pointsHere(context, host)]);
  const found = findingOf(texts, claim.token);
  if (found === "proved") await releaseFromOther(context, hotel_id, host, texts ?? []);
  await database.forHotel(hotel_id, async (query) => {
    const misses = await noteCheck(query, hotel_id, host, { found, points_here, now, counts: isDaily });
    if (found === "proved") {
      // Someone else showed it in the same moment.
      if (!(await addHost(query, hotel_id, host))) throw new Refusal("DOMAIN_TAKEN", ["host"]);
      if (claim.proved_at === null) {
        await appendAudit(query, hotel_id, null, { at: now, actor, action: "domain.proved", after: host });
      }
    } else if (isDaily && claim.proved_at !== null && misses >= MOST_MISSES) {
      await unprove(query, hotel_id, host);
      await removeHost(query, hotel_id, host, context.platformHost);
      await appendAudit(query, hotel_id, null, { at: now, actor, action: "domain.lost", before: host });
    }
  });
  return { found, points_here };
}

/** Whether a name leads to the platform: by name, or to the same addresses. */
async function pointsHere({ resolver, platformHost }: LookContext, host: string): Promise<boolean> {
  const [targets, own] = await Promise.all([resolver.targets(host), resolver.targets(platformHost)]);
  const ours = new Set([platformHost, ...(own ?? [])]);
  return (targets ?? []).some((target) => ours.has(target.toLowerCase().replace(/\.$/, "")));
}

/**
 * A domain changes hands: whoever shows the record now has it, and the lodging that showed one before loses it. As long as both
 * records are there it stays where it is.
 */
async function releaseFromOther(
  { database, platformHost, now }: LookContext,
  hotel_id: number,
  host: string,
  texts: readonly string[],
): Promise<void> {
  const owner = await database.forDirectory((query) => ownerOfHost(query, host));
  if (owner === null || owner === hotel_id) return;
  const other = await database.forHotel(owner, (query) => findClaim(query, owner, host));
  if (other === null || isStillProved(other, texts)) throw new Refusal("DOMAIN_TAKEN", ["host"]);
  await database.forHotel(owner, async (query) => {
    await unprove(query, owner, host);
    await removeHost(query, owner, host, platformHost);
    await appendAudit(query, owner, null, { at: now, actor: "clock", action: "domain.released", before: host });
  });
}

export const isStillProved = ({ token, proved_at }: Claim, texts: readonly string[]): boolean =>
  proved_at !== null && findingOf(texts, token) === "proved";
