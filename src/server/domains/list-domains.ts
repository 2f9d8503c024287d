import { domainToUnicode } from "node:url";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/domains.ts";
import { parseIpAddress } from "#rules/network/ip-address.ts";
import { isFresh } from "#rules/people/staff-roles.ts";
import { isApex, proofName, proofValue } from "#rules/site/domain.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { type Claim, type Host, listClaims, listHosts } from "#server/domains/domain-store.ts";

type Answer = CallAnswer<typeof contract.listDomains>;
type Shown = Answer["hosts"][number];

export async function listDomains(
  _input: HandlerInput<typeof contract.listDomains>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<Answer> {
  const { hotel, now, person, platformHost, resolver } = context;
  const { hotel_id } = hotel;
  const [hosts, claims] = await context.query(async (query) => [
    await listHosts(query, hotel_id),
    await listClaims(query, hotel_id),
  ]);
  const addresses = claims.some(({ host }) => isApex(host)) ? ((await resolver.targets(platformHost)) ?? []) : [];
  const claimed = new Set(claims.map(({ host }) => host));
  return {
    domain: hosts.find(({ canonical }) => canonical)?.host ?? hotel.domain,
    is_fresh: isFresh(person.signed_in_at, now),
    hosts: [
      ...hosts.filter(({ host }) => !claimed.has(host)).map(givenHost),
      ...claims.map((claim) =>
        ownHost(
          claim,
          hosts,
          platformHost,
          addresses.filter((each) => parseIpAddress(each) !== null),
        ),
      ),
    ],
  };
}

const givenHost = ({ host, canonical }: Host): Shown => ({
  host,
  shown: domainToUnicode(host),
  is_platforms: true,
  is_canonical: canonical,
  state: "ready",
  found: "proved",
  points_here: true,
  checked_timestamp: null,
  records: [],
});

function ownHost(claim: Claim, hosts: readonly Host[], platformHost: string, addresses: readonly string[]): Shown {
  const { host, token, found, points_here, proved_at, checked_at } = claim;
  const known = hosts.find((each) => each.host === host);
  const isProved = proved_at !== null && known !== undefined;
  // The domain itself can't have a CNAME beside its other records.
  const leading =
    isApex(host) && addresses.length > 0
      ? addresses.map((value) => ({
          type: value.includes(":") ? ("AAAA" as const) : ("A" as const),
          name: host,
          value,
        }))
      : [{ type: "CNAME" as const, name: host, value: platformHost }];
  return {
    host,
    shown: domainToUnicode(host),
    is_platforms: false,
    is_canonical: known?.canonical ?? false,
    state: isProved ? (points_here ? "ready" : "proved") : "waiting",
    found,
    points_here,
    checked_timestamp: checked_at === null ? null : Math.floor(checked_at.getTime() / 1000),
    records: [
      { type: "TXT", name: proofName(host), value: proofValue(token), is_found: found === "proved" },
      ...leading.map((record) => ({ ...record, is_found: points_here })),
    ],
  };
}
