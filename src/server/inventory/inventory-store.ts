/**
 * The SQL that takes rooms and gives them back. Rows are always locked in the order (room class, night), inside the same
 * statement that changes them; the guard in its WHERE and the table's CHECK decide, the locks only keep deadlocks away.
 */
import { ALWAYS_SELLABLE, UNVERIFIED_SHARE_PERCENT } from "#rules/stock/unpaid-quota.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import type { StockMove } from "#server/database/tables/ledgers.ts";

export type AskedNight = { room_class_id: number; night: string; units: number };

/** The share of a class that guests without a proof may take before they have paid: rules/stock/unpaid-quota.ts says the same. */
const WITHIN_SHARE = `(not $7 or unverified + units
    <= greatest($8, (capacity - held - sold - blocked + unverified)::bigint * $9 / 100))`;

const FITS = `not closed and not whole
    and case when $6 then held + sold + blocked = 0 and capacity = units else held + sold + blocked + units <= capacity end`;

// Each list is behind a select of its own: if PostgreSQL could count it while planning, it would plan again for every order.
const TAKE_ROOMS: Statement = {
  name: "take_rooms",
  text: `with wanted as (
    select * from unnest((select $2::bigint[]), (select $3::date[]), (select $4::int[])) as wanted (room_class_id, night, units)
  ), locked as materialized (
    select room_night.room_class_id, room_night.night
    from room_night join wanted using (room_class_id, night)
    where hotel_id = $1 and ${FITS} and ${WITHIN_SHARE}
    order by room_night.room_class_id, room_night.night
    for no key update of room_night
  )
  update room_night
  set held = held + case when $5 then 0 else units end,
      sold = sold + case when $5 then units else 0 end,
      unverified = unverified + case when $7 then units else 0 end,
      whole = $6
  from wanted join locked using (room_class_id, night)
  where room_night.hotel_id = $1
    and room_night.room_class_id = wanted.room_class_id and room_night.night = wanted.night
    and ${FITS} and ${WITHIN_SHARE}
  returning room_night.room_class_id, room_night.night`,
};

const FREE_NIGHTS: Statement = {
  name: "free_nights",
  text: `select 1 from room_night
    join unnest($2::bigint[], $3::date[], $4::int[]) as wanted (room_class_id, night, units) using (room_class_id, night)
    where hotel_id = $1 and $5::boolean is not null and ${FITS}`,
};

/** `none`: the caller must undo. `beyond_share`: the rooms are there, but not for a guest without a proof. */
export type Taken = "all" | "none" | "beyond_share";

export async function takeNights(
  query: Query,
  hotel_id: number,
  nights: readonly AskedNight[],
  { sell, whole, unverified }: { sell: boolean; whole: boolean; unverified: boolean },
): Promise<Taken> {
  const valuesOf = (some: readonly AskedNight[]) => [
    hotel_id,
    some.map((night) => night.room_class_id),
    some.map((night) => night.night),
    some.map((night) => night.units),
    sell,
    whole,
  ];
  const share = [unverified, ALWAYS_SELLABLE, UNVERIFIED_SHARE_PERCENT];
  const taken = await query.run<Omit<AskedNight, "units">>(TAKE_ROOMS, [...valuesOf(nights), ...share]);
  if (taken.length === nights.length) return "all";
  if (!unverified) return "none";
  const isTaken = new Set(taken.map(({ room_class_id, night }) => `${room_class_id} ${night}`));
  const missing = nights.filter(({ room_class_id, night }) => !isTaken.has(`${room_class_id} ${night}`));
  const free = await query.run(FREE_NIGHTS, valuesOf(missing));
  return free.length === missing.length ? "beyond_share" : "none";
}

const MOVE_ROOMS: Statement = {
  name: "move_rooms",
  text: `with owned as (
    select order_id, room_class_id, night, units from order_night where hotel_id = $1 and order_id = any($2::uuid[])
  ), wanted as (
    select room_class_id, night, sum(units)::int as units from owned group by room_class_id, night
  ), locked as materialized (
    select room_night.room_class_id, room_night.night
    from room_night join wanted using (room_class_id, night)
    where hotel_id = $1
    order by room_night.room_class_id, room_night.night
    for no key update of room_night
  ), moved as (
    update room_night
    set held = held - case when $3 then units else 0 end,
        sold = sold + case when $4 then units when not $3 then -units else 0 end,
        whole = whole and $4
    from wanted join locked using (room_class_id, night)
    where room_night.hotel_id = $1
      and room_night.room_class_id = wanted.room_class_id and room_night.night = wanted.night
      and case when $3 then held >= units else sold >= units end
    returning 1
  )
  select (select count(distinct order_id) from owned) as orders,
    (select count(*) from wanted) as requested, (select count(*) from moved) as moved`,
};

/**
 * Held units become sold, or held or sold ones free, of one order or of several at once. The counters must have them, or
 * something is very wrong.
 */
export async function moveNights(
  query: Query,
  hotel_id: number,
  order_ids: readonly string[],
  kind: StockMove,
): Promise<void> {
  const [fromHeld, toSold] = [kind !== "give_back", kind === "convert"];
  const [counts] = await query.run<{ orders: number; requested: number; moved: number }>(MOVE_ROOMS, [
    hotel_id,
    order_ids,
    fromHeld,
    toSold,
  ]);
  const { orders = 0, requested = 0, moved = 0 } = counts ?? {};
  if (orders !== order_ids.length || requested !== moved) {
    const whose = `${orders} of the orders ${order_ids.join(", ")}`;
    throw new Error(`${moved} of ${requested} room-nights of ${whose} could be moved (${kind}).`);
  }
}

const UNCOUNT: Statement = {
  name: "uncount_unverified",
  text: `with wanted as (
    select room_class_id, night, sum(units)::int as units from order_night
    where hotel_id = $1 and order_id = any($2::uuid[]) group by room_class_id, night
  ), locked as materialized (
    select room_night.room_class_id, room_night.night
    from room_night join wanted using (room_class_id, night)
    where hotel_id = $1
    order by room_night.room_class_id, room_night.night
    for no key update of room_night
  )
  update room_night set unverified = unverified - units
  from wanted join locked using (room_class_id, night)
  where room_night.hotel_id = $1
    and room_night.room_class_id = wanted.room_class_id and room_night.night = wanted.night`,
};

/** The rooms of these orders are no longer those of a guest without a proof. */
export async function uncountNights(query: Query, hotel_id: number, order_ids: readonly string[]): Promise<void> {
  await query.run(UNCOUNT, [hotel_id, order_ids]);
}

const TAKE_CAPS: Statement = {
  name: "take_caps",
  text: `with wanted as (
    select room_class_id, rate_plan_id, night, sum(num)::int as units
    from order_night join order_line using (hotel_id, order_id, line_no, room_class_id, rate_plan_id)
    where hotel_id = $1 and order_id = any($2::uuid[]) group by room_class_id, rate_plan_id, night
  ), locked as materialized (
    select plan_cap.room_class_id, plan_cap.rate_plan_id, plan_cap.night
    from plan_cap join wanted using (room_class_id, rate_plan_id, night)
    where hotel_id = $1
    order by plan_cap.room_class_id, plan_cap.rate_plan_id, plan_cap.night
    for no key update of plan_cap
  ), taken as (
    update plan_cap set taken = taken + $3 * units
    from wanted join locked using (room_class_id, rate_plan_id, night)
    where plan_cap.hotel_id = $1 and plan_cap.room_class_id = wanted.room_class_id
      and plan_cap.rate_plan_id = wanted.rate_plan_id and plan_cap.night = wanted.night
      and taken + $3 * units between 0 and cap
    returning 1
  )
  select (select count(*) from locked) as capped, (select count(*) from taken) as taken`,
};

/** Counts orders into their plans' caps (1) or out of them (-1); a whole house is one. False where a cap would be passed. */
export async function countCaps(
  query: Query,
  hotel_id: number,
  order_ids: readonly string[],
  by: 1 | -1,
): Promise<boolean> {
  const [counts] = await query.run<{ capped: number; taken: number }>(TAKE_CAPS, [hotel_id, order_ids, by]);
  return counts!.capped === counts!.taken;
}

const CAPACITIES: Statement = {
  name: "capacities",
  text: `select room_class_id, night, capacity as units from room_night
    where hotel_id = $1 and night >= $2 and night < $3 and room_class_id = any($4)`,
};

/** All rooms of these classes, night by night. */
export function listCapacities(
  query: Query,
  hotel_id: number,
  stay: { start: string; end: string },
  room_classes: readonly number[],
): Promise<AskedNight[]> {
  return query.run<AskedNight>(CAPACITIES, [hotel_id, stay.start, stay.end, room_classes]);
}

const ADD_MOVES: Statement = {
  name: "add_stock_moves",
  text: `insert into inventory_ledger (hotel_id, order_id, generation, kind, at)
    select $1, order_id, generation, kind, $5
    from unnest($2::uuid[], $3::int[]) as owner (order_id, generation), unnest($4::text[]) kind
    returning 1`,
};

/** Each kind once per order and generation: a second release finds the key taken. */
export async function addStockMoves(
  query: Query,
  hotel_id: number,
  owners: readonly { order_id: string; generation: number }[],
  kinds: readonly StockMove[],
  at: Date,
): Promise<void> {
  const ids = owners.map(({ order_id }) => order_id);
  const generations = owners.map(({ generation }) => generation);
  await query.run(ADD_MOVES, [hotel_id, ids, generations, kinds, at]);
}
