import { randomBytes } from "node:crypto";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/domains.ts";
import { type DomainProblem, domainProblem, proofName, typedHost } from "#rules/site/domain.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { addClaim, findClaim, listClaims, ownerOfHost } from "#server/domains/domain-store.ts";
import { isStillProved } from "#server/domains/look-at-domain.ts";
import { Refusal } from "#server/errors/refusal.ts";

const MOST_DOMAINS = 10;

const REFUSED: Record<DomainProblem, RefusalCode> = {
  malformed: "DOMAIN_MALFORMED",
  address: "DOMAIN_MALFORMED",
  suffix: "DOMAIN_MALFORMED",
  platform: "DOMAIN_OF_PLATFORM",
};

export async function addDomain(
  { body }: HandlerInput<typeof contract.addDomain>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.addDomain>> {
  const { hotel, now, person, platformHost } = context;
  const { hotel_id } = hotel;
  const host = asciiHost(body.host);
  const problem = domainProblem(host, platformHost);
  if (problem !== null) throw new Refusal(REFUSED[problem], ["host"]);
  await assertNotOthers(host, context);
  const token = randomBytes(18).toString("base64url");
  await context.query(async (query) => {
    const claims = await listClaims(query, hotel_id);
    // The same domain once more is no mistake: its records stay as they are.
    if (claims.some((claim) => claim.host === host)) return;
    if (claims.length >= MOST_DOMAINS) throw new Refusal("TOO_MANY_DOMAINS", ["host"]);
    await addClaim(query, hotel_id, { host, token, now });
    await appendAudit(query, hotel_id, null, {
      at: now,
      actor: `staff:${person.account_id}`,
      action: "domain.added",
      after: host,
    });
  });
  return { host };
}

/** As name servers know it: lower case, and other scripts in punycode. Empty: it can't be a host. */
function asciiHost(typed: string): string {
  const url = URL.parse(`http://${typedHost(typed)}`);
  return url === null || url.port !== "" || url.pathname !== "/" ? "" : url.hostname.replace(/\.$/, "");
}

/** Another lodging's, as long as its record is still there. Who has bought the domain since takes that record out first. */
async function assertNotOthers(host: string, { hotel, database, resolver }: RequestContext): Promise<void> {
  const owner = await database.forDirectory((query) => ownerOfHost(query, host));
  if (owner === null || owner === hotel.hotel_id) return;
  const claim = await database.forHotel(owner, (query) => findClaim(query, owner, host));
  const texts = await resolver.texts(proofName(host));
  // While the name servers do not answer, it stays where it is.
  if (claim === null || texts === null || isStillProved(claim, texts)) throw new Refusal("DOMAIN_TAKEN", ["host"]);
}
