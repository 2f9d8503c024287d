/** The SQL of a lodging's kind, country and time zone. */
import type { Query, Statement } from "#server/database/connect.ts";
import { announceChange } from "#server/cache/announce-change.ts";

export type LodgingFacts = { kind: number; country: string; timezone: string };

const FIND = `select kind, coalesce(options ->> 'country', 'TW') as country, timezone, currency
    from hotel join hotel_site using (hotel_id) where hotel_id = $1`;
const READ: Statement = { name: "find_lodging_facts", text: FIND };
const LOCK: Statement = { name: "lock_lodging_facts", text: `${FIND} for no key update` };
const SET: Statement = {
  name: "set_lodging_facts",
  text: `update hotel set kind = $2, timezone = $3, updated_at = $4 where hotel_id = $1 returning 1`,
};
const SET_COUNTRY: Statement = {
  name: "set_lodging_country",
  text: `update hotel_site set options = jsonb_set(options, '{country}', to_jsonb($2::text)) where hotel_id = $1
    returning 1`,
};
const TO_COME: Statement = {
  name: "count_all_stays_to_come",
  text: `select count(*)::int as stays from "order" where hotel_id = $1 and check_out_day >= $2
    and state in ('held', 'awaiting_payment', 'confirmed')`,
};

export async function findFacts(query: Query, hotel_id: number): Promise<LodgingFacts & { currency: string }> {
  return (await query.run<LodgingFacts & { currency: string }>(READ, [hotel_id]))[0]!;
}

/** Whoever changes them waits here for the one before. */
export async function lockFacts(query: Query, hotel_id: number): Promise<LodgingFacts> {
  const { kind, country, timezone } = (await query.run<LodgingFacts>(LOCK, [hotel_id]))[0]!;
  return { kind, country, timezone };
}

export async function setFacts(query: Query, hotel_id: number, facts: LodgingFacts, now: Date): Promise<void> {
  await query.run(SET, [hotel_id, facts.kind, facts.timezone, now]);
  await query.run(SET_COUNTRY, [hotel_id, facts.country]);
  await announceChange(query, hotel_id, "hotel");
}

export async function countToCome(query: Query, hotel_id: number, today: string): Promise<number> {
  return (await query.run<{ stays: number }>(TO_COME, [hotel_id, today]))[0]!.stays;
}
