/** The SQL of a lodging's own cancellation steps. */
import { and, eq } from "drizzle-orm";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import type { Texts } from "#rules/text/language.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { refundTemplate } from "#server/database/tables/discounts.ts";

const DEFAULT: Statement = {
  name: "lock_default_refund_policy",
  text: `select refund_template_id from hotel_terms where hotel_id = $1 for update`,
};
const PLANS: Statement = {
  name: "list_plans_by_refund_policy",
  text: `select rate_plan_id, refund_template_id, rate_plan_code_name as name, active from rate_plan where hotel_id = $1
    order by rate_plan_id`,
};

/** The policy that new plans begin with. Whoever changes a lodging's policies waits here for the others. */
export async function lockDefault(query: Query, hotel_id: number): Promise<number> {
  const [found] = await query.run<{ refund_template_id: number }>(DEFAULT, [hotel_id]);
  return found!.refund_template_id;
}

export const listPlansByPolicy = (query: Query, hotel_id: number) =>
  query.run<{ rate_plan_id: number; refund_template_id: number; name: Texts; active: boolean }>(PLANS, [hotel_id]);

/** The lodging's own steps, by policy. */
export async function listOwnSteps(query: Query, hotel_id: number): Promise<Map<number, RefundStep[]>> {
  const rows = await query.select().from(refundTemplate).where(eq(refundTemplate.hotel_id, hotel_id));
  return new Map(rows.map(({ refund_template_id, steps }) => [refund_template_id, steps]));
}

export async function setSteps(
  query: Query,
  hotel_id: number,
  refund_template_id: number,
  steps: RefundStep[],
): Promise<void> {
  await query
    .insert(refundTemplate)
    .values({ hotel_id, refund_template_id, steps })
    .onConflictDoUpdate({ target: [refundTemplate.hotel_id, refundTemplate.refund_template_id], set: { steps } });
  await announceChange(query, hotel_id, "refund_template");
}

export async function removeSteps(query: Query, hotel_id: number, refund_template_id: number): Promise<void> {
  await query
    .delete(refundTemplate)
    .where(and(eq(refundTemplate.hotel_id, hotel_id), eq(refundTemplate.refund_template_id, refund_template_id)));
  await announceChange(query, hotel_id, "refund_template");
}
