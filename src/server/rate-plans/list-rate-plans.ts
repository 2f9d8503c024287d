import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-rates.ts";
import { refundSteps } from "#rules/orders/cancellation.ts";
import { textIn } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import {
  listAddOnNames,
  listAddOnsOfPlans,
  listAllPlans,
  listCoverage,
  listRefundTemplates,
  listRoomsOfRates,
} from "#server/rate-plans/plan-store.ts";
import { findChangeSize, readRules } from "#server/rate-plans/rate-store.ts";
import type { PlanBefore } from "#server/rate-plans/save-rate-plan.ts";
import { defaultPolicy } from "#server/refund-policies/read-policies.ts";
import { findUndo, findUndoUnits } from "#server/selling/selling-change.ts";
import { pricedSpan, type StaffContext, undoUntil, unitIn } from "#server/rate-plans/write-rates.ts";

type Answer = CallAnswer<typeof contract.listRatePlans>;
type Plan = Answer["plans"][number];

/** The specification's own templates, where a lodging has not written its own. */
const TEMPLATES = [1, 2, 3];
const YEAR = 365;

export function listRatePlans(_input: unknown, context: StaffContext): Promise<Answer> {
  const { hotel, lang, now } = context;
  const { hotel_id, main_lang, currency } = hotel;
  const { from: today, to: priced_until } = pricedSpan(context);
  const named = (texts: Parameters<typeof textIn>[0]) => textIn(texts, lang, main_lang).text;
  return context.query(async (query) => {
    const plans = await listAllPlans(query, hotel_id);
    const rooms = await listRoomsOfRates(query, hotel_id);
    const own = new Map(
      (await listRefundTemplates(query, hotel_id)).map((each) => [each.refund_template_id, each.steps]),
    );
    const addOns = await listAddOnNames(query, hotel_id);
    const sold = await listAddOnsOfPlans(query, hotel_id);
    const { rules, revision } = await readRules(query, hotel_id, unitIn(context));
    const coverage = await listCoverage(query, hotel_id, today, addDays(today, YEAR));
    const change = await findChangeSize(query, hotel_id);
    const until = change ? undoUntil(change.changed_at) : 0;
    const undoPlan = await findUndo(query, hotel_id, "rate_plan", now);
    return {
      currency,
      today,
      priced_until,
      plans: plans.map((plan) => ({
        rate_plan_id: plan.rate_plan_id,
        rate_plan_code: plan.rate_plan_code,
        name: named(plan.rate_plan_code_name),
        rate_plan_code_name: plan.rate_plan_code_name,
        rate_plan_code_introduction: plan.rate_plan_code_introduction,
        contain_meals: plan.contain_meals as Plan["contain_meals"],
        refund_template_id: plan.refund_template_id,
        allow_coupon: plan.allow_coupon,
        allow_member_price: plan.allow_member_price,
        target_rooms: plan.target_rooms,
        open_check_in_date: plan.open_check_in_date,
        close_check_in_date: plan.close_check_in_date,
        promo_type: plan.promo_type as Plan["promo_type"],
        days: plan.days,
        support_entire_rent: plan.support_entire_rent,
        item_numbers: sold.filter((each) => each.rate_plan_id === plan.rate_plan_id).map((each) => each.item_number),
        is_archived: !plan.active,
      })),
      rooms: rooms.map(({ room_class_name, active, photos, ...room }) => ({
        ...room,
        name: named(room_class_name),
        is_active: active,
        photo: photos[0]?.src ?? null,
      })),
      refund_templates: [...new Set([...TEMPLATES, ...own.keys()])]
        .toSorted((a, b) => a - b)
        .map((id) => ({ refund_template_id: id, steps: refundSteps(id, own.get(id)) })),
      default_refund_template_id: await defaultPolicy(query, hotel_id),
      add_ons: addOns.map(({ item_number, item_name }) => ({ item_number, name: named(item_name) })),
      rules,
      revision,
      coverage,
      undo: change && until * 1000 >= now.getTime() ? { nights: change.nights, until_timestamp: until } : null,
      undo_plan: undoPlan && {
        rate_plan_id: (undoPlan.before as PlanBefore).rate_plan_id,
        until_timestamp: undoPlan.until,
      },
      undo_units: await findUndoUnits(query, hotel_id, now),
    };
  });
}
