import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rooms.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { localizeCatalogue } from "#server/rooms/catalogue.ts";
import { readStayOffers } from "#server/rooms/stay-offers.ts";

/** The same search by plan: each plan with the room classes that it is sold for; both by price, equal ones by id. */
export async function searchRatePlans(input: HandlerInput<typeof contract.searchRatePlans>, context: RequestContext) {
  const { start_date, end_date } = input.query;
  const { offers, catalogue } = await readStayOffers(context, start_date, end_date);
  const localized = await localizeCatalogue(context, catalogue);
  const sorted = offers.toSorted(
    (a, b) => a.price - b.price || a.rate_plan_id - b.rate_plan_id || a.room_class_id - b.room_class_id,
  );
  const ids = [...new Set(sorted.map((offer) => offer.rate_plan_id))];
  return {
    rateplan_info: ids.map((rate_plan_id) => {
      const plan = localized.plans.get(rate_plan_id)!;
      return {
        rate_plan_id,
        rate_plan_code_name: plan.rate_plan_code_name,
        rate_plan_code_introduction: plan.rate_plan_code_introduction,
        target_room_ids: plan.target_rooms,
        room_classes: sorted
          .filter((offer) => offer.rate_plan_id === rate_plan_id)
          .map(({ room_class_id, member_price, price, inventory }) => ({
            room_class_id,
            member_price,
            origin_price: price,
            inventory,
          })),
        refund_template_id: plan.refund_template_id,
        fallback_lang: plan.fallback_lang,
      };
    }),
  };
}
