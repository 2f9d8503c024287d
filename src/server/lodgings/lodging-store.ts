/** The SQL of lodgings that their owners open: whose they are, and how far they have come before they are public. */
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";

const NEXT_ID: Statement = {
  name: "next_hotel_id",
  text: `select nextval(pg_get_serial_sequence('hotel', 'hotel_id')) as hotel_id`,
};
const IS_TAKEN: Statement = {
  name: "taken_hosts",
  text: `select host from hotel_host where host = any($1)`,
};
const UNPUBLISHED: Statement = {
  name: "unpublished_of_account",
  text: `select hotel_id from hotel_setup where made_by = $1 and public_since is null and archived_at is null`,
};
const ADD_HOST: Statement = {
  name: "add_first_host",
  text: `insert into hotel_host (hotel_id, host, canonical) values ($1, $2, true) on conflict do nothing returning 1`,
};
/** The same request twice at once: the second waits here, and finds the lodging made. */
const LOCK: Statement = {
  name: "lock_new_hotel",
  text: `select exists (select from hotel where hotel_id = $1) as is_made, pg_advisory_xact_lock(hashtextextended($1::text, 727004))`,
};
const ADD_SETUP: Statement = {
  name: "add_hotel_setup",
  text: `insert into hotel_setup (hotel_id, made_by, made_at) values ($1, $2, $3) returning 1`,
};

export const NEXT_HOTEL_ID = NEXT_ID;

/** Of these hosts those that some lodging has. For the directory's role. */
export const takenHosts = async (query: Query, hosts: readonly string[]): Promise<Set<string>> => {
  const rows = await query.run<{ host: string }>(IS_TAKEN, [hosts]);
  return new Set(rows.map(({ host }) => host));
};

/** For the directory's role. */
export const countUnpublished = async (query: Query, account_id: string): Promise<number> => {
  return (await query.run(UNPUBLISHED, [account_id])).length;
};

export async function lockNewHotel(query: Query, hotel_id: number): Promise<{ isMade: boolean }> {
  await query.run(LOCK, [hotel_id]);
  // Once more: the first statement looked before it waited.
  const [found] = await query.run<{ is_made: boolean }>(LOCK, [hotel_id]);
  return { isMade: found?.is_made === true };
}

/** False: another lodging has this host, perhaps since a moment ago. */
export async function addFirstHost(query: Query, hotel_id: number, host: string): Promise<boolean> {
  return (await query.run(ADD_HOST, [hotel_id, host])).length === 1;
}

export async function addSetup(query: Query, hotel_id: number, made_by: string, made_at: Date): Promise<void> {
  await query.run(ADD_SETUP, [hotel_id, made_by, made_at]);
  await announceChange(query, hotel_id, "hotel_setup");
}
