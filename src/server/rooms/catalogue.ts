/**
 * What a lodging sells, without dates: room classes, plans and their add-ons, cached until the lodging changes. A search adds
 * availability and prices.
 */
import type { Availability } from "#contract/rooms.ts";
import { refundSteps } from "#rules/orders/cancellation.ts";
import { ACCESSIBLE } from "#rules/stock/room-filters.ts";
import type { Language } from "#rules/text/language.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readFamilyTerms } from "#server/families/read-family-terms.ts";
import { listPlanAddOns, listPlans, listRoomClasses, readRefundSteps } from "#server/rooms/room-store.ts";
import { textReader } from "#server/calls/texts.ts";

export type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;
export type CataloguePlan = Catalogue["plans"] extends Map<number, infer Plan> ? Plan : never;

export function readCatalogue(context: RequestContext): Promise<Catalogue> {
  return context.keep("catalogue", () => loadCatalogue(context), weigh);
}

/** The approximate size in bytes: most of it is text. */
const weigh = ({ rooms, plans }: { rooms: Map<number, unknown>; plans: Map<number, unknown> }) =>
  JSON.stringify([...rooms.values(), ...plans.values()]).length * 2;

async function loadCatalogue(context: RequestContext) {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const rooms = await listRoomClasses(query, hotel_id);
    const plans = await listPlans(query, hotel_id);
    const addOns = await listPlanAddOns(query, hotel_id);
    const steps = await readRefundSteps(query, hotel_id);
    const family = await readFamilyTerms(query, hotel_id);
    const soldByRoom = new Set(plans.filter((plan) => !plan.support_entire_rent).flatMap((plan) => plan.target_rooms));
    const soldWhole = new Set(plans.filter((plan) => plan.support_entire_rent).flatMap((plan) => plan.target_rooms));
    return {
      family,
      rooms: new Map(
        rooms.map((room) => {
          const { room_class_id } = room;
          const isSoldByRoom = soldByRoom.has(room_class_id);
          const isAccessible = room.facilities.includes(ACCESSIBLE);
          const isHouse = !isSoldByRoom && soldWhole.has(room_class_id);
          return [room_class_id, { ...room, isSoldByRoom, isHouse, isAccessible }];
        }),
      ),
      plans: new Map(
        plans.map((plan) => [
          plan.rate_plan_id,
          {
            ...plan,
            // Without a member system there are no member prices.
            allow_member_price: plan.allow_member_price && !context.hotel.close_member_system,
            refund_steps: refundSteps(plan.refund_template_id, steps.get(plan.refund_template_id)),
            // What goes with a meal is not offered to whoever has none of it.
            adds_list: addOns.filter(
              ({ rate_plan_id, meal }) =>
                rate_plan_id === plan.rate_plan_id && (meal === null || plan.contain_meals.includes(meal)),
            ),
          },
        ]),
      ),
    };
  });
}

type RatePlan = Availability["rate_plans"][number];

/** The parts of a search's answer that do not depend on dates, in one language. */
export type LocalizedCatalogue = {
  rooms: Map<number, Omit<Availability, "rate_plans">>;
  plans: Map<
    number,
    Omit<RatePlan, "price" | "member_price" | "inventory" | "refer_best_match" | "guest_amount" | "guest_charges">
  >;
};

/** Of this very catalogue: what is kept may be of one from before or after a change. */
export async function localizeCatalogue(context: RequestContext, catalogue: Catalogue): Promise<LocalizedCatalogue> {
  const { lang, hotel } = context;
  const load = async () => ({ of: catalogue, localized: localize(catalogue, lang, hotel.main_lang) });
  const { of, localized } = await context.keep(`localized catalogue ${lang}`, load, (kept) => weigh(kept.localized));
  return of === catalogue ? localized : localize(catalogue, lang, hotel.main_lang);
}

export async function readLocalizedCatalogue(context: RequestContext): Promise<LocalizedCatalogue> {
  return localizeCatalogue(context, await readCatalogue(context));
}

function localize(catalogue: Catalogue, lang: Language, main_lang: Language): LocalizedCatalogue {
  const rooms: LocalizedCatalogue["rooms"] = new Map();
  const plans: LocalizedCatalogue["plans"] = new Map();
  for (const room of catalogue.rooms.values()) {
    const texts = textReader(lang, main_lang);
    rooms.set(room.room_class_id, {
      room_class_id: room.room_class_id,
      room_code: room.room_code,
      room_class_name: texts.plain("room_class_name", room.room_class_name),
      facilities_for_search: room.facilities,
      fallback_lang: texts.fallback_lang,
    });
  }
  for (const plan of catalogue.plans.values()) {
    const texts = textReader(lang, main_lang);
    plans.set(plan.rate_plan_id, {
      rate_plan_id: plan.rate_plan_id,
      rate_plan_code: plan.rate_plan_code,
      rate_plan_code_name: texts.plain("rate_plan_code_name", plan.rate_plan_code_name),
      rate_plan_code_introduction: texts.plain("rate_plan_code_introduction", plan.rate_plan_code_introduction),
      refund_template_id: plan.refund_template_id,
      refund_steps: plan.refund_steps,
      allow_coupon: plan.allow_coupon,
      allow_member_price: plan.allow_member_price,
      contain_meals: plan.contain_meals as RatePlan["contain_meals"],
      target_rooms: plan.target_rooms,
      open_check_in_date: plan.open_check_in_date,
      close_check_in_date: plan.close_check_in_date,
      promo_type: plan.promo_type as RatePlan["promo_type"],
      days: plan.days,
      support_entire_rent: plan.support_entire_rent,
      product: plan.product.map(({ name, num, unit }, index) => ({
        name: texts.plain(`product.${index}.name`, name),
        num,
        unit: texts.plain(`product.${index}.unit`, unit),
      })),
      adds_list: plan.adds_list.map((each) => {
        const own = textReader(lang, main_lang);
        return {
          item_number: each.item_number,
          item_name: own.plain("item_name", each.item_name),
          item_type: each.item_type,
          introduction: own.plain("introduction", each.introduction),
          unit: own.plain("unit", each.unit),
          price: each.price,
          price_per: each.price_per,
          day_part: each.day_part,
          meal: each.meal,
          daily_stock: each.daily_stock,
          cutoff_hours: each.cutoff_hours,
          least: each.least,
          most: each.most,
          room_classes: each.room_classes,
          asks_time: each.asks_time,
          main_image_path: each.main_image?.src ?? "",
          photos: each.photos.map(({ src, alt }, nth) => ({ src, alt: own.plain(`photos.${nth}.alt`, alt) })),
          fallback_lang: own.fallback_lang,
        };
      }),
      fallback_lang: texts.fallback_lang,
    });
  }
  return { rooms, plans };
}
