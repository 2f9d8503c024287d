/** The SQL of a lodging's way to a public site. */
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";

const SETUP: Statement = {
  name: "find_hotel_setup",
  text: `select left_steps, public_since from hotel_setup where hotel_id = $1`,
};
const LEAVE: Statement = {
  name: "leave_setup_step",
  text: `insert into hotel_setup (hotel_id, made_by, made_at, public_since, left_steps)
    values ($1, $2, $3, $3, case when $5 then array[$4] else '{}'::text[] end)
    on conflict (hotel_id) do update set left_steps =
      case when $5 then array(select distinct unnest(hotel_setup.left_steps || $4)) else array_remove(hotel_setup.left_steps, $4) end
    returning 1`,
};
const OPEN: Statement = {
  name: "open_website",
  text: `update hotel set website_exist = true, updated_at = $2 where hotel_id = $1 and not website_exist returning 1`,
};
const MARK: Statement = {
  name: "mark_public",
  text: `update hotel_setup set public_since = coalesce(public_since, $2) where hotel_id = $1 returning 1`,
};
const STOCK: Statement = {
  name: "setup_stock",
  text: `select room_class_id, max(capacity)::int as units from room_night
    where hotel_id = $1 and night >= $2 and night < $3 group by room_class_id`,
};
const PRICES: Statement = {
  name: "setup_prices",
  text: `select room_class_id, night::text from plan_night
    where hotel_id = $1 and night >= $2 and night < $3 group by room_class_id, night`,
};
const PROVED: Statement = {
  name: "setup_own_domain",
  text: `select host from domain_claim where hotel_id = $1 and proved_at is not null and points_here limit 1`,
};

export async function findSetup(query: Query, hotel_id: number) {
  const [found] = await query.run<{ left_steps: string[]; public_since: Date | null }>(SETUP, [hotel_id]);
  return found ?? null;
}

/** A lodging that the platform made is public since before there were steps. */
export async function keepLeft(
  query: Query,
  hotel_id: number,
  { account_id, now, step, is_left }: { account_id: string; now: Date; step: string; is_left: boolean },
): Promise<void> {
  await query.run(LEAVE, [hotel_id, account_id, now, step, is_left]);
  await announceChange(query, hotel_id, "hotel_setup");
}

/** False: it was open before. */
export async function openWebsite(query: Query, hotel_id: number, now: Date): Promise<boolean> {
  const opened = await query.run(OPEN, [hotel_id, now]);
  await query.run(MARK, [hotel_id, now]);
  await announceChange(query, hotel_id, "hotel");
  return opened.length === 1;
}

/** What is on sale in these nights, by room class. */
export async function readSales(query: Query, hotel_id: number, first: string, end: string) {
  const stock = await query.run<{ room_class_id: number; units: number }>(STOCK, [hotel_id, first, end]);
  const priced = await query.run<{ room_class_id: number; night: string }>(PRICES, [hotel_id, first, end]);
  return {
    units: new Map(stock.map(({ room_class_id, units }) => [room_class_id, units])),
    priced: Map.groupBy(priced, ({ room_class_id }) => room_class_id),
  };
}

export async function hasOwnDomain(query: Query, hotel_id: number): Promise<boolean> {
  return (await query.run(PROVED, [hotel_id])).length > 0;
}
