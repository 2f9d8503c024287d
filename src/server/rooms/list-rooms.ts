import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { FROM_DAYS } from "#rules/stock/from-price.ts";
import { groupFacilities } from "#rules/site/facilities.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readFromPrices } from "#server/rooms/read-from-prices.ts";
import { listPlans, listRoomClasses, lowestPrices } from "#server/rooms/room-store.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";
import { textReader } from "#server/calls/texts.ts";

export async function listRooms(
  _input: HandlerInput<typeof contract.listRooms>,
  context: RequestContext,
): Promise<contract.RoomClass[]> {
  const { hotel_id, timezone, main_lang } = context.hotel;
  const today = dayAt(context.now, timezone);
  const { plans: sold } = await readCatalogue(context);
  const fromPrices = await readFromPrices(context);
  const fromOf = (room_class_id: number): contract.FromPrice | null => {
    const from = fromPrices.get(room_class_id);
    const plan = from && sold.get(from.rate_plan_id);
    if (!plan) return null;
    const { price, nights } = from;
    const { contain_meals, promo_type } = plan as Pick<contract.FromPrice, "contain_meals" | "promo_type">;
    return { price, nights, contain_meals, promo_type };
  };
  return context.query(async (query) => {
    const rooms = await listRoomClasses(query, hotel_id);
    const prices = await lowestPrices(query, hotel_id, today, addDays(today, FROM_DAYS));
    const plans = await listPlans(query, hotel_id);
    return rooms.map((room) => {
      const texts = textReader(context.lang, main_lang);
      const own = plans.filter((plan) => plan.target_rooms.includes(room.room_class_id));
      return {
        room_class_id: room.room_class_id,
        room_code: room.room_code,
        room_class_name: texts.plain("room_class_name", room.room_class_name),
        show_price: prices.get(room.room_class_id) ?? null,
        from_price: fromOf(room.room_class_id),
        photos: room.photos.map(({ src, alt }, index) => ({ src, alt: texts.plain(`photos.${index}.alt`, alt) })),
        introduction: texts.plain("introduction", room.introduction),
        people: room.people,
        children: room.children,
        extra_beds: room.extra_beds,
        cots: room.cots,
        symbol_tags: room.symbol_tags.map((tag, index) => texts.plain(`symbol_tags.${index}`, tag)),
        memo_tags: room.memo_tags.map((tag, index) => texts.plain(`memo_tags.${index}`, tag)),
        description: { square_meters: room.square_meters, bed: room.beds },
        facilities: JSON.stringify(groupFacilities(room.facilities)),
        facilities_for_search: room.facilities,
        has_half_board: own.some(
          (plan) => plan.contain_meals.includes("breakfast") && plan.contain_meals.includes("dinner"),
        ),
        support_entire_rent: own.length > 0 && own.every((plan) => plan.support_entire_rent),
        fallback_lang: texts.fallback_lang,
      };
    });
  });
}
