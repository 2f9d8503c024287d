/** The SQL of room classes and their plans. */
import { and, asc, eq, gte, inArray, lt, min, sql } from "drizzle-orm";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import type { Query } from "#server/database/connect.ts";
import { addOn, planAddOn } from "#server/database/tables/add-ons.ts";
import { refundTemplate } from "#server/database/tables/discounts.ts";
import { byPriority } from "#rules/content/by-priority.ts";
import { planNight, ratePlan, roomClass } from "#server/database/tables/rooms.ts";

export async function listRoomClasses(query: Query, hotel_id: number) {
  if (query.shown) {
    // A draft has no beds to add: those are live at once.
    const shown = query.shown.rooms.map((room) => ({ ...room, extra_beds: 0, cots: 0 }));
    return shown.toSorted(byPriority((room) => room.room_class_id));
  }
  return query
    .select()
    .from(roomClass)
    .where(and(eq(roomClass.hotel_id, hotel_id), roomClass.active))
    .orderBy(asc(roomClass.priority), asc(roomClass.room_class_id));
}

export async function listPhotos(query: Query, hotel_id: number, room_class_ids: number[]) {
  if (query.shown) return query.shown.rooms.filter((room) => room_class_ids.includes(room.room_class_id));
  return query
    .select({ room_class_id: roomClass.room_class_id, photos: roomClass.photos })
    .from(roomClass)
    .where(and(eq(roomClass.hotel_id, hotel_id), inArray(roomClass.room_class_id, room_class_ids)));
}

/** The lowest nightly price of each room class from `from` up to, not including, `to`. */
export async function lowestPrices(query: Query, hotel_id: number, from: string, to: string) {
  const rows = await query
    .select({ room_class_id: planNight.room_class_id, price: min(planNight.price) })
    .from(planNight)
    .where(
      and(
        eq(planNight.hotel_id, hotel_id),
        gte(planNight.night, from),
        lt(planNight.night, to),
        eq(planNight.stop_sell, false),
        sql`exists (select from ${ratePlan} where ${ratePlan.hotel_id} = ${planNight.hotel_id}
          and ${ratePlan.rate_plan_id} = ${planNight.rate_plan_id} and ${ratePlan.active}
          and (${ratePlan.support_entire_rent} or ${planNight.room_class_id} = any(${ratePlan.target_rooms})))`,
      ),
    )
    .groupBy(planNight.room_class_id);
  return new Map(rows.map(({ room_class_id, price }) => [room_class_id, price]));
}

export function listPlans(query: Query, hotel_id: number) {
  return query
    .select()
    .from(ratePlan)
    .where(and(eq(ratePlan.hotel_id, hotel_id), ratePlan.active))
    .orderBy(asc(ratePlan.rate_plan_id));
}

export function listPlanAddOns(query: Query, hotel_id: number) {
  return query
    .select({
      rate_plan_id: planAddOn.rate_plan_id,
      item_number: addOn.item_number,
      item_name: addOn.item_name,
      item_type: addOn.item_type,
      introduction: addOn.introduction,
      unit: addOn.unit,
      price: addOn.price,
      price_per: addOn.price_per,
      day_part: addOn.day_part,
      meal: addOn.meal,
      daily_stock: addOn.daily_stock,
      main_image: addOn.main_image,
      photos: addOn.photos,
      cutoff_hours: addOn.cutoff_hours,
      least: addOn.least,
      most: addOn.most,
      room_classes: addOn.room_classes,
      asks_time: addOn.asks_time,
    })
    .from(planAddOn)
    .innerJoin(addOn, and(eq(addOn.hotel_id, planAddOn.hotel_id), eq(addOn.item_number, planAddOn.item_number)))
    .where(and(eq(planAddOn.hotel_id, hotel_id), addOn.active))
    .orderBy(asc(planAddOn.rate_plan_id), asc(planAddOn.priority), asc(addOn.item_number));
}

/** The lodging's own refund steps, by template. */
export async function readRefundSteps(query: Query, hotel_id: number): Promise<Map<number, RefundStep[]>> {
  const rows = await query.select().from(refundTemplate).where(eq(refundTemplate.hotel_id, hotel_id));
  return new Map(rows.map(({ refund_template_id, steps }) => [refund_template_id, steps]));
}
