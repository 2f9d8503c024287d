/** The SQL of bands of ages and of cots: what they cost, how many there are, and how many orders have. */
import type { Query, Statement } from "#server/database/connect.ts";
import type { StoredRate } from "#server/database/tables/hotel.ts";
import { HOLDING_STATES, SELLING_STATES } from "#rules/orders/order-status.ts";

const TERMS: Statement = {
  name: "family_terms",
  text: `select info->'children_and_extra_person_rates' as rates, cots, cot_price
    from hotel_site join hotel_terms using (hotel_id) where hotel_id = $1`,
};

const COTS: Statement = { name: "cots", text: `select cots from hotel_terms where hotel_id = $1` };

/** Two orders that want a cot wait for each other here; the second then counts the first. */
const LOCK_COTS: Statement = { name: "lock_cots", text: `${COTS.text} for no key update` };

const TAKEN = `select night::date as night, sum(cots)::int as taken
      from order_line join "order" using (hotel_id, order_id),
        generate_series(greatest(check_in_day, $2::date), least(check_out_day, $3::date) - 1, interval '1 day') night
      where hotel_id = $1 and cots > 0 and state = any($4) and check_in_day < $3::date and check_out_day > $2::date
      group by night`;

const MOST_TAKEN: Statement = {
  name: "most_cots_taken",
  text: `select coalesce(max(taken), 0)::int as taken from (${TAKEN}) nights`,
};

const NIGHTS_TAKEN: Statement = {
  name: "cot_nights",
  text: `select night::text as night, taken from (${TAKEN}) nights`,
};

const ALIVE = [...HOLDING_STATES, ...SELLING_STATES];

export type FamilyRow = { rates: StoredRate[] | null; cots: number; cot_price: number };

export async function findFamilyTerms(query: Query, hotel_id: number): Promise<FamilyRow | undefined> {
  const [found] = await query.run<FamilyRow>(TERMS, [hotel_id]);
  return found && { ...found, cot_price: Number(found.cot_price) };
}

export async function countCots(query: Query, hotel_id: number, { lock }: { lock: boolean }): Promise<number> {
  return (await query.run<{ cots: number }>(lock ? LOCK_COTS : COTS, [hotel_id]))[0]?.cots ?? 0;
}

/** On the night of a stay on which orders that are not over have the most. */
export async function mostCotsTaken(
  query: Query,
  hotel_id: number,
  { start, end }: { start: string; end: string },
): Promise<number> {
  return (await query.run<{ taken: number }>(MOST_TAKEN, [hotel_id, start, end, ALIVE]))[0]!.taken;
}

/** How many cots orders have, on the nights on which they have some. */
export const listCotNights = (
  query: Query,
  hotel_id: number,
  { start, end }: { start: string; end: string },
): Promise<{ night: string; taken: number }[]> => query.run(NIGHTS_TAKEN, [hotel_id, start, end, ALIVE]);
