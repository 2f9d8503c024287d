import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { listNightsLeft } from "#server/rate-plans/plan-store.ts";
import { listStoredNights } from "#server/rate-plans/rate-store.ts";
import type { StaffContext } from "#server/rate-plans/write-rates.ts";

export function listNights(
  { query: requested }: HandlerInput<typeof contract.listNights>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.listNights>> {
  const { rate_plan_id, room_class_id, start_date: from, end_date: to } = requested;
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const nights = await listStoredNights(query, hotel_id, { from, to, rate_plan_ids: [rate_plan_id] });
    const left = await listNightsLeft(query, hotel_id, { room_class_id, from, to });
    return {
      nights: nights
        .filter((each) => each.room_class_id === room_class_id)
        .map(({ night, price, member_price, min_nights, set_by }) => ({
          night,
          price,
          member_price,
          min_nights,
          set_by,
          left: left.get(night) ?? null,
        })),
    };
  });
}
