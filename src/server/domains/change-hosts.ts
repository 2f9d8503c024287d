/** The hosts that a lodging answers on. Exactly one is canonical; without its own domain that is the platform's. */
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { listHosts } from "#server/domains/domain-store.ts";

const ADD: Statement = {
  name: "add_host",
  text: `insert into hotel_host (hotel_id, host, canonical) values ($1, $2, false) on conflict do nothing returning 1`,
};
const REMOVE: Statement = {
  name: "remove_host",
  text: `delete from hotel_host where hotel_id = $1 and host = $2 returning canonical`,
};
const SET_CANONICAL: Statement = {
  name: "set_canonical_host",
  text: `update hotel_host set canonical = (host = $2) where hotel_id = $1 and canonical <> (host = $2) returning 1`,
};

/** False: another lodging has it. */
export async function addHost(query: Query, hotel_id: number, host: string): Promise<boolean> {
  const added = (await query.run(ADD, [hotel_id, host])).length === 1;
  await announceChange(query, hotel_id, "hotel_host");
  return added || (await listHosts(query, hotel_id)).some((each) => each.host === host);
}

/** False: it was no host of this lodging. */
export async function removeHost(query: Query, hotel_id: number, host: string, platformHost: string): Promise<boolean> {
  const [removed] = await query.run<{ canonical: boolean }>(REMOVE, [hotel_id, host]);
  if (removed?.canonical) {
    const left = await listHosts(query, hotel_id);
    const next = left.find((each) => each.host.endsWith(`.${platformHost}`)) ?? left[0];
    if (next) await query.run(SET_CANONICAL, [hotel_id, next.host]);
  }
  await announceChange(query, hotel_id, "hotel_host");
  return removed !== undefined;
}

export async function setCanonical(query: Query, hotel_id: number, host: string): Promise<void> {
  await query.run(SET_CANONICAL, [hotel_id, host]);
  await announceChange(query, hotel_id, "hotel_host");
}
