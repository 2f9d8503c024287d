/** The SQL of rate plans, and of how many rooms a class has. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { addOn, planAddOn } from "#server/database/tables/add-ons.ts";
import { refundTemplate } from "#server/database/tables/discounts.ts";
import { ratePlan, roomClass } from "#server/database/tables/rooms.ts";
import { listDraftRooms } from "#server/drafts/list-draft-rooms.ts";

export type PlanRow = typeof ratePlan.$inferSelect;

/** Archived ones too. */
export function listAllPlans(query: Query, hotel_id: number): Promise<PlanRow[]> {
  return query.select().from(ratePlan).where(eq(ratePlan.hotel_id, hotel_id)).orderBy(asc(ratePlan.rate_plan_id));
}

export async function findPlan(query: Query, hotel_id: number, rate_plan_id: number): Promise<PlanRow | null> {
  const [found] = await query
    .select()
    .from(ratePlan)
    .where(and(eq(ratePlan.hotel_id, hotel_id), eq(ratePlan.rate_plan_id, rate_plan_id)));
  return found ?? null;
}

/** `active`: on the site, or in the draft that will be. */
export async function listRoomsOfRates(query: Query, hotel_id: number) {
  const drafted = await listDraftRooms(query, hotel_id);
  const rooms = await query
    .select({
      room_class_id: roomClass.room_class_id,
      room_class_name: roomClass.room_class_name,
      people: roomClass.people,
      units: roomClass.units,
      active: roomClass.active,
      photos: roomClass.photos,
    })
    .from(roomClass)
    .where(eq(roomClass.hotel_id, hotel_id))
    .orderBy(asc(roomClass.priority), asc(roomClass.room_class_id));
  return rooms.map((room) => {
    const draft = drafted.get(room.room_class_id);
    if (!draft) return room;
    const room_class_name = { ...room.room_class_name, ...draft.room_class_name };
    const photos = draft.photos.length > 0 ? draft.photos : room.photos;
    return { ...room, room_class_name, people: draft.people ?? room.people, active: true, photos };
  });
}

export function listRefundTemplates(query: Query, hotel_id: number) {
  return query.select().from(refundTemplate).where(eq(refundTemplate.hotel_id, hotel_id));
}

export function listAddOnNames(query: Query, hotel_id: number) {
  return query
    .select({ item_number: addOn.item_number, item_name: addOn.item_name })
    .from(addOn)
    .where(and(eq(addOn.hotel_id, hotel_id), addOn.active))
    .orderBy(asc(addOn.item_number));
}

export function listAddOnsOfPlans(query: Query, hotel_id: number) {
  return query
    .select({ rate_plan_id: planAddOn.rate_plan_id, item_number: planAddOn.item_number })
    .from(planAddOn)
    .where(eq(planAddOn.hotel_id, hotel_id))
    .orderBy(asc(planAddOn.priority));
}

export type PlanFields = Omit<typeof ratePlan.$inferInsert, "hotel_id" | "rate_plan_id">;

export async function addPlan(query: Query, hotel_id: number, fields: PlanFields): Promise<number> {
  const [made] = await query
    .insert(ratePlan)
    .values({ hotel_id, ...fields })
    .returning({ rate_plan_id: ratePlan.rate_plan_id });
  await announceChange(query, hotel_id, "rate_plan");
  return made!.rate_plan_id;
}

export async function changePlan(
  query: Query,
  hotel_id: number,
  rate_plan_id: number,
  fields: Partial<PlanFields>,
): Promise<void> {
  await query
    .update(ratePlan)
    .set(fields)
    .where(and(eq(ratePlan.hotel_id, hotel_id), eq(ratePlan.rate_plan_id, rate_plan_id)));
  await announceChange(query, hotel_id, "rate_plan");
}

export async function setAddOns(
  query: Query,
  hotel_id: number,
  rate_plan_id: number,
  item_numbers: readonly string[],
): Promise<void> {
  await query.delete(planAddOn).where(and(eq(planAddOn.hotel_id, hotel_id), eq(planAddOn.rate_plan_id, rate_plan_id)));
  if (item_numbers.length > 0) {
    const rows = item_numbers.map((item_number, priority) => ({ hotel_id, rate_plan_id, item_number, priority }));
    await query.insert(planAddOn).values(rows);
  }
  await announceChange(query, hotel_id, "plan_add_on");
}

export async function areRooms(query: Query, hotel_id: number, ids: readonly number[]): Promise<boolean> {
  const found = await query
    .select({ room_class_id: roomClass.room_class_id })
    .from(roomClass)
    .where(and(eq(roomClass.hotel_id, hotel_id), inArray(roomClass.room_class_id, [...ids])));
  return found.length === ids.length;
}

export async function findUnits(query: Query, hotel_id: number, room_class_id: number): Promise<number | null> {
  const [found] = await query
    .select({ units: roomClass.units })
    .from(roomClass)
    .where(and(eq(roomClass.hotel_id, hotel_id), eq(roomClass.room_class_id, room_class_id)))
    .for("update");
  return found?.units ?? null;
}

export async function setUnits(query: Query, hotel_id: number, room_class_id: number, units: number): Promise<void> {
  await query
    .update(roomClass)
    .set({ units })
    .where(and(eq(roomClass.hotel_id, hotel_id), eq(roomClass.room_class_id, room_class_id)));
  await announceChange(query, hotel_id, "room_class");
}

const NIGHTS_LEFT: Statement = {
  name: "studio_nights_left",
  text: `select night, case when closed or whole then 0 else capacity - held - sold - blocked end as left from room_night
    where hotel_id = $1 and room_class_id = $2 and night between $3 and $4`,
};

export async function listNightsLeft(
  query: Query,
  hotel_id: number,
  { room_class_id, from, to }: { room_class_id: number; from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await query.run<{ night: string; left: number }>(NIGHTS_LEFT, [hotel_id, room_class_id, from, to]);
  return new Map(rows.map(({ night, left }) => [night, left]));
}

const COVERAGE: Statement = {
  name: "studio_coverage",
  text: `select rate_plan_id, room_class_id, count(*) filter (where night < $3)::int as nights,
      count(*) filter (where set_by = 'hand')::int as hand_set
    from plan_night where hotel_id = $1 and night >= $2 group by rate_plan_id, room_class_id`,
};

export function listCoverage(query: Query, hotel_id: number, today: string, yearAhead: string) {
  return query.run<{ rate_plan_id: number; room_class_id: number; nights: number; hand_set: number }>(COVERAGE, [
    hotel_id,
    today,
    yearAhead,
  ]);
}

const STAYS_TO_COME: Statement = {
  name: "count_stays_to_come",
  text: `select count(distinct order_id)::int as stays from order_line join "order" using (hotel_id, order_id)
    where hotel_id = $1 and rate_plan_id = $2 and check_in_day >= $3
      and state in ('held', 'awaiting_payment', 'confirmed')`,
};

export async function countStaysToCome(
  query: Query,
  hotel_id: number,
  rate_plan_id: number,
  today: string,
): Promise<number> {
  return (await query.run<{ stays: number }>(STAYS_TO_COME, [hotel_id, rate_plan_id, today]))[0]!.stays;
}
