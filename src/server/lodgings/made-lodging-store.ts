/** The SQL of requests to open a lodging, by account: each Idempotency-Key opens one, and a network opens so many a day. */
import type { Query, Statement } from "#server/database/connect.ts";

type Made = { hotel_id: number; request_hash: string };

const CLAIM: Statement = {
  name: "claim_made_lodging",
  text: `insert into platform.made_lodging (account_id, key, request_hash, hotel_id, network, made_at)
    values ($1, $2, $3, $4, $5, $6) on conflict (account_id, key) do nothing returning 1`,
};
const FIND: Statement = {
  name: "find_made_lodging",
  text: `select hotel_id, request_hash from platform.made_lodging where account_id = $1 and key = $2`,
};
const COUNT: Statement = {
  name: "count_made_lodgings",
  text: `select count(*) filter (where account_id = $1) as by_account, count(*) filter (where network = $2) as by_network
    from platform.made_lodging where made_at > $3 and (account_id = $1 or network = $2)`,
};
/** Two requests of one network at once must not both be the last that is allowed. */
const LOCK: Statement = {
  name: "lock_made_lodgings",
  text: `select pg_advisory_xact_lock(hashtextextended($1, 727003))`,
};
const DROP: Statement = {
  name: "drop_made_lodging",
  text: `delete from platform.made_lodging where account_id = $1 and key = $2 and hotel_id = $3 returning 1`,
};

export const lockNetwork = (query: Query, network: string) => query.run(LOCK, [network]);

export const countMade = async (query: Query, account_id: string, network: string, since: Date) => {
  const [counted] = await query.run<{ by_account: number; by_network: number }>(COUNT, [account_id, network, since]);
  return counted ?? { by_account: 0, by_network: 0 };
};

type Claim = Made & { account_id: string; key: string; network: string; now: Date };

/** True: it is this request's to open the lodging. */
export const claimMade = async (query: Query, claim: Claim): Promise<boolean> => {
  const { account_id, key, request_hash, hotel_id, network, now } = claim;
  return (await query.run(CLAIM, [account_id, key, request_hash, hotel_id, network, now])).length === 1;
};

export const findMade = async (query: Query, account_id: string, key: string): Promise<Made | null> => {
  return (await query.run<Made>(FIND, [account_id, key]))[0] ?? null;
};

export const dropMade = (query: Query, account_id: string, key: string, hotel_id: number) =>
  query.run(DROP, [account_id, key, hotel_id]);
