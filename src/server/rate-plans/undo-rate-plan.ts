import { appendAudit } from "#server/audit/append-audit.ts";
import { addMissingNights } from "#server/rate-plans/add-missing-nights.ts";
import { assertNoneDerived } from "#server/rate-plans/archive-rate-plan.ts";
import { changePlan, findPlan, setAddOns } from "#server/rate-plans/plan-store.ts";
import { lockRules } from "#server/rate-plans/rate-store.ts";
import type { PlanBefore } from "#server/rate-plans/save-rate-plan.ts";
import { actorOf, type StaffContext, unitIn } from "#server/rate-plans/write-rates.ts";
import { takeBack } from "#server/selling/selling-change.ts";

export function undoRatePlan(_input: unknown, context: StaffContext): Promise<Record<string, never>> {
  const { hotel_id } = context.hotel;
  return context.query(async (query) => {
    const { rules } = await lockRules(query, hotel_id, unitIn(context), context.now);
    const { rate_plan_id, fields, item_numbers } = await takeBack<PlanBefore>(query, context, "rate_plan");
    if (fields.active === false) await assertNoneDerived(query, hotel_id, rules, rate_plan_id);
    const now = await findPlan(query, hotel_id, rate_plan_id);
    await changePlan(query, hotel_id, rate_plan_id, fields);
    if (item_numbers) await setAddOns(query, hotel_id, rate_plan_id, item_numbers);
    await addMissingNights(query, context, context.now);
    const names = Object.keys(fields) as (keyof typeof fields)[];
    const changed = names.filter((name) => JSON.stringify(now?.[name]) !== JSON.stringify(fields[name]));
    const only = (row: Partial<typeof fields>) =>
      JSON.stringify(Object.fromEntries(changed.map((name) => [name, row[name]])));
    const entry = { at: context.now, actor: actorOf(context), action: "rate_plan.undone", rate_plan_id };
    await appendAudit(query, hotel_id, null, { ...entry, before: only(now ?? {}), after: only(fields) });
    return {};
  });
}
