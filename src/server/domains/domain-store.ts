/** The SQL of a lodging's own domains, and of the hosts that it answers on. */
import type { DomainFinding } from "#rules/site/domain.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type Claim = {
  host: string;
  token: string;
  proved_at: Date | null;
  checked_at: Date | null;
  found: DomainFinding;
  points_here: boolean;
  misses: number;
};
export type Host = { host: string; canonical: boolean };

const COLUMNS = "host, token, proved_at, checked_at, found, points_here, misses";
const CLAIMS: Statement = {
  name: "list_domain_claims",
  text: `select ${COLUMNS} from domain_claim where hotel_id = $1 order by added_at, host`,
};
const CLAIM: Statement = {
  name: "find_domain_claim",
  text: `select ${COLUMNS} from domain_claim where hotel_id = $1 and host = $2`,
};
const ADD: Statement = {
  name: "add_domain_claim",
  text: `insert into domain_claim (hotel_id, host, token, added_at) values ($1, $2, $3, $4)
    on conflict (hotel_id, host) do nothing returning 1`,
};
const NOTE: Statement = {
  name: "note_domain_check",
  text: `update domain_claim set found = $3, points_here = $4, checked_at = $5,
      proved_at = case when $3 = 'proved' then coalesce(proved_at, $5) else proved_at end,
      misses = case when $3 = 'proved' then 0 else misses + $6 end
    where hotel_id = $1 and host = $2 returning misses`,
};
const UNPROVE: Statement = {
  name: "unprove_domain",
  text: `update domain_claim set proved_at = null, misses = 0 where hotel_id = $1 and host = $2 returning 1`,
};
const REMOVE: Statement = {
  name: "remove_domain_claim",
  text: `delete from domain_claim where hotel_id = $1 and host = $2 returning 1`,
};
const HOSTS: Statement = {
  name: "list_hosts",
  text: `select host, canonical from hotel_host where hotel_id = $1 order by canonical desc, host`,
};
const OWNER: Statement = { name: "owner_of_host", text: `select hotel_id from hotel_host where host = $1` };
const DUE: Statement = {
  name: "domains_to_check",
  text: `select hotel_id, host from domain_claim where checked_at is null or checked_at < $1 order by hotel_id, host`,
};

export const listClaims = (query: Query, hotel_id: number) => query.run<Claim>(CLAIMS, [hotel_id]);

export async function findClaim(query: Query, hotel_id: number, host: string): Promise<Claim | null> {
  return (await query.run<Claim>(CLAIM, [hotel_id, host]))[0] ?? null;
}

/** False: it is there already. */
export async function addClaim(query: Query, hotel_id: number, claim: { host: string; token: string; now: Date }) {
  return (await query.run(ADD, [hotel_id, claim.host, claim.token, claim.now])).length === 1;
}

type Noted = { found: DomainFinding; points_here: boolean; now: Date; counts: boolean };

/** How often in a row the record was missing, by the daily looks alone. */
export async function noteCheck(query: Query, hotel_id: number, host: string, noted: Noted): Promise<number> {
  const { found, points_here, now, counts } = noted;
  const [row] = await query.run<{ misses: number }>(NOTE, [hotel_id, host, found, points_here, now, counts ? 1 : 0]);
  return row?.misses ?? 0;
}

export const unprove = (query: Query, hotel_id: number, host: string) => query.run(UNPROVE, [hotel_id, host]);
export const removeClaim = (query: Query, hotel_id: number, host: string) => query.run(REMOVE, [hotel_id, host]);
export const listHosts = (query: Query, hotel_id: number) => query.run<Host>(HOSTS, [hotel_id]);

/** Of all lodgings: for the directory's role. */
export const ownerOfHost = async (query: Query, host: string): Promise<number | null> => {
  return (await query.run<{ hotel_id: number }>(OWNER, [host]))[0]?.hotel_id ?? null;
};

/** Of all lodgings: for the directory's role. */
export const domainsToCheck = (query: Query, before: Date) =>
  query.run<{ hotel_id: number; host: string }>(DUE, [before]);
