/** The plan of a cart line in the current results. */
import type { Offer, Plan } from "#web/booking/booking-data.ts";

export const planOf = (
  { offers }: { offers: readonly Offer[] },
  { room_class_id, rate_plan_id }: { room_class_id: number; rate_plan_id: number },
): Plan | undefined =>
  offers
    .find((offer) => offer.room_class_id === room_class_id)
    ?.rate_plans.find((plan) => plan.rate_plan_id === rate_plan_id);
