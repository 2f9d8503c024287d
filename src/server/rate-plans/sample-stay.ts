import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { freeNow } from "#rules/orders/cancellation.ts";
import { sum } from "#rules/money/money.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { priceSample } from "#server/orders/price/price-sample.ts";
import { explainIn, speakerOf } from "#server/rate-plans/explain.ts";
import { listAllPlans } from "#server/rate-plans/plan-store.ts";
import { listStoredNights, listTargets, readRules } from "#server/rate-plans/rate-store.ts";
import { type StaffContext, unitIn } from "#server/rate-plans/write-rates.ts";

export async function sampleStay(
  { query: requested }: HandlerInput<typeof contract.sampleStay>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.sampleStay>> {
  const { rate_plan_id, room_class_id, start_date: start, end_date: end } = requested;
  const { hotel_id, timezone } = context.hotel;
  const { lines, price } = await priceSample(context, { start, end, room_class_id, rate_plan_id });
  const [line] = lines;
  return context.query(async (query) => {
    const targets = await listTargets(query, hotel_id);
    const target = targets.find((each) => each.rate_plan_id === rate_plan_id && each.room_class_id === room_class_id)!;
    const { rules } = await readRules(query, hotel_id, unitIn(context));
    const stored = await listStoredNights(query, hotel_id, { from: start, to: addDays(end, -1) });
    const speaker = speakerOf(context, await listAllPlans(query, hotel_id));
    const nights = line!.nights;
    const hasMemberPrice = line!.plan.allow_member_price && nights.some((night) => night.member_price !== null);
    return {
      nights: nights.map((each) => ({
        night: each.night,
        price: each.price,
        member_price: hasMemberPrice ? (each.member_price ?? each.price) : null,
        sentence: explainIn(speaker, rules, target, each.night, stored).sentence,
      })),
      total: price.total,
      member_total: hasMemberPrice ? sum(nights.map((each) => each.member_price ?? each.price)) : null,
      deposit: price.deposit_amount > 0 ? price.deposit_amount : null,
      free_until: freeNow(start, line!.steps, dayAt(context.now, timezone))?.through ?? null,
    };
  });
}
