/** The SQL of what children and extra persons cost. It is kept with what the site says. */
import type { Texts } from "#rules/text/language.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type ExtraRate = { label: Texts; price: number };

const FIND: Statement = {
  name: "lock_extra_rates",
  text: `select info->'children_and_extra_person_rates' as rates from hotel_site where hotel_id = $1 for no key update`,
};
const SET: Statement = {
  name: "set_extra_rates",
  text: `update hotel_site set info = jsonb_set(info, '{children_and_extra_person_rates}', $2::jsonb) where hotel_id = $1
    returning 1`,
};

/** Whoever publishes or changes them waits here for the one before. */
export async function lockExtraRates(query: Query, hotel_id: number): Promise<ExtraRate[]> {
  return (await query.run<{ rates: ExtraRate[] | null }>(FIND, [hotel_id]))[0]?.rates ?? [];
}

export async function setExtraRates(query: Query, hotel_id: number, rates: readonly ExtraRate[]): Promise<void> {
  await query.run(SET, [hotel_id, JSON.stringify(rates)]);
  await announceChange(query, hotel_id, "hotel_site");
}
