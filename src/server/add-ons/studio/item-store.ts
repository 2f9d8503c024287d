/** The SQL of add-ons as their owner sees them: items, the plans they are sold with, and days with a stock of their own. */
import { and, asc, between, eq, inArray, sql } from "drizzle-orm";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { addOn, addOnDay, planAddOn } from "#server/database/tables/add-ons.ts";
import { ratePlan, roomClass } from "#server/database/tables/rooms.ts";

export type ItemRow = typeof addOn.$inferSelect;
export type ItemFields = Omit<ItemRow, "hotel_id" | "item_number" | "photos" | "active">;
export type StockDay = { day: string; stock: number | null };

const isItem = (hotel_id: number, item_number: string) =>
  and(eq(addOn.hotel_id, hotel_id), eq(addOn.item_number, item_number));

/** Archived ones too. */
export function listItems(query: Query, hotel_id: number): Promise<ItemRow[]> {
  return query.select().from(addOn).where(eq(addOn.hotel_id, hotel_id)).orderBy(asc(addOn.item_number));
}

/** Orders that want it wait until this transaction ends. */
export async function lockItem(query: Query, hotel_id: number, item_number: string): Promise<ItemRow | null> {
  const [found] = await query.select().from(addOn).where(isItem(hotel_id, item_number)).for("no key update");
  return found ?? null;
}

export async function addItem(query: Query, hotel_id: number, item_number: string, fields: ItemFields): Promise<void> {
  await query.insert(addOn).values({ hotel_id, item_number, ...fields });
  await announceChange(query, hotel_id, "add_on");
}

export async function changeItem(
  query: Query,
  hotel_id: number,
  item_number: string,
  fields: Partial<ItemFields & { active: boolean }>,
): Promise<void> {
  await query.update(addOn).set(fields).where(isItem(hotel_id, item_number));
  await announceChange(query, hotel_id, "add_on");
}

/** Which plans sell which items. */
export function listSoldWith(query: Query, hotel_id: number) {
  return query
    .select({ rate_plan_id: planAddOn.rate_plan_id, item_number: planAddOn.item_number })
    .from(planAddOn)
    .where(eq(planAddOn.hotel_id, hotel_id))
    .orderBy(asc(planAddOn.rate_plan_id));
}

/** A plan that sells it already keeps its place in the plan's list; elsewhere it comes last. */
const SELL_WITH: Statement = {
  name: "sell_add_on_with",
  text: `insert into plan_add_on (hotel_id, rate_plan_id, item_number, priority)
    select $1, plan, $2, coalesce((select max(priority) + 1 from plan_add_on p where p.hotel_id = $1 and p.rate_plan_id = plan), 0)
    from unnest($3::bigint[]) plan on conflict do nothing returning rate_plan_id`,
};

export async function sellWith(query: Query, hotel_id: number, item_number: string, ids: readonly number[]) {
  await query
    .delete(planAddOn)
    .where(
      and(
        eq(planAddOn.hotel_id, hotel_id),
        eq(planAddOn.item_number, item_number),
        ids.length > 0 ? sql`${planAddOn.rate_plan_id} <> all(${sql.param(ids)}::bigint[])` : undefined,
      ),
    );
  if (ids.length > 0) await query.run(SELL_WITH, [hotel_id, item_number, ids]);
  await announceChange(query, hotel_id, "plan_add_on");
}

export function listPlansOnSale(query: Query, hotel_id: number) {
  return query
    .select({
      rate_plan_id: ratePlan.rate_plan_id,
      name: ratePlan.rate_plan_code_name,
      target_rooms: ratePlan.target_rooms,
    })
    .from(ratePlan)
    .where(and(eq(ratePlan.hotel_id, hotel_id), ratePlan.active))
    .orderBy(asc(ratePlan.rate_plan_id));
}

export function listRoomNames(query: Query, hotel_id: number) {
  return query
    .select({ room_class_id: roomClass.room_class_id, name: roomClass.room_class_name })
    .from(roomClass)
    .where(and(eq(roomClass.hotel_id, hotel_id), roomClass.active))
    .orderBy(asc(roomClass.priority), asc(roomClass.room_class_id));
}

export function listOwnDays(
  query: Query,
  hotel_id: number,
  item_number: string,
  { from, to }: { from: string; to: string },
): Promise<StockDay[]> {
  return query
    .select({ day: addOnDay.day, stock: addOnDay.stock })
    .from(addOnDay)
    .where(and(eq(addOnDay.hotel_id, hotel_id), eq(addOnDay.item_number, item_number), between(addOnDay.day, from, to)))
    .orderBy(asc(addOnDay.day));
}

/** These days have these numbers; those of `days` without one are as all others. */
export async function setOwnDays(
  query: Query,
  hotel_id: number,
  item_number: string,
  days: readonly string[],
  own: readonly StockDay[],
): Promise<void> {
  if (days.length === 0) return;
  await query
    .delete(addOnDay)
    .where(
      and(eq(addOnDay.hotel_id, hotel_id), eq(addOnDay.item_number, item_number), inArray(addOnDay.day, [...days])),
    );
  if (own.length > 0) await query.insert(addOnDay).values(own.map((each) => ({ hotel_id, item_number, ...each })));
  await announceChange(query, hotel_id, "add_on_day");
}

/** What orders have of it for today and later, and on how many of those days it has a stock of its own. */
const AHEAD: Statement = {
  name: "add_ons_ahead",
  text: `select item_number,
      coalesce((select sum(quantity) from order_attachment sold where sold.hotel_id = $1
        and sold.item_number = add_on.item_number and day + days > $2::date and state in ('held', 'sold')), 0)::int as sold,
      (select count(*) from add_on_day own where own.hotel_id = $1
        and own.item_number = add_on.item_number and own.day >= $2)::int as own_days
    from add_on where hotel_id = $1`,
};

export function countAhead(query: Query, hotel_id: number, today: string) {
  return query.run<{ item_number: string; sold: number; own_days: number }>(AHEAD, [hotel_id, today]);
}

/** Days on which orders have more of it than there is, the first of them first. */
const OVERSOLD: Statement = {
  name: "oversold_add_on",
  text: `with taken as (
      select day + nth as day, sum(quantity)::int as used from order_attachment, generate_series(0, days - 1) nth
      where hotel_id = $1 and item_number = $2 and state in ('held', 'sold') group by 1)
    select taken.day, used, own.day is null as is_usual
    from taken join add_on on add_on.hotel_id = $1 and add_on.item_number = $2
      left join add_on_day own on own.hotel_id = $1 and own.item_number = $2 and own.day = taken.day
    where used > case when own.day is null then daily_stock else own.stock end
    order by 1`,
};

export function listOversold(query: Query, hotel_id: number, item_number: string) {
  return query.run<{ day: string; used: number; is_usual: boolean }>(OVERSOLD, [hotel_id, item_number]);
}
