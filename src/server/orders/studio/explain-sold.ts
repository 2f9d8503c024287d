/** Why each night of an order cost what it cost: as the rates explain it, where they still give that price. */
import { addDays } from "#rules/time/day.ts";
import type { Query } from "#server/database/connect.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";
import { explainIn, speakerOf } from "#server/rate-plans/explain.ts";
import { listAllPlans } from "#server/rate-plans/plan-store.ts";
import { listStoredNights, listTargets, readRules } from "#server/rate-plans/rate-store.ts";
import { type StaffContext, unitIn } from "#server/rate-plans/write-rates.ts";

type Line = StoredOrder["lines"][number];
type SoldNight = { night: string; price: number };

export async function explainSold(
  query: Query,
  context: StaffContext,
  { check_in_day, check_out_day }: StoredOrder["order"],
): Promise<(line: Line, sold: SoldNight) => string> {
  const { hotel_id } = context.hotel;
  const targets = await listTargets(query, hotel_id);
  const { rules } = await readRules(query, hotel_id, unitIn(context));
  const stored = await listStoredNights(query, hotel_id, { from: check_in_day, to: addDays(check_out_day, -1) });
  const speaker = speakerOf(context, await listAllPlans(query, hotel_id));
  return ({ rate_plan_id, room_class_id }, { night, price }) => {
    const target = targets.find((each) => each.rate_plan_id === rate_plan_id && each.room_class_id === room_class_id);
    if (!target) return speaker.words.sold;
    const found = explainIn(speaker, rules, target, night, stored);
    if (!found.stored) return speaker.words.sold;
    return found.stored.price === price ? found.sentence : speaker.words.sold_other(speaker.money(found.stored.price));
  };
}
