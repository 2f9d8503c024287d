/** What other parts of selling need to know of cancellation policies. */
import { type RefundStep, refundSteps } from "#rules/orders/cancellation.ts";
import type { Query } from "#server/database/connect.ts";
import { findDefault, listOwnSteps } from "#server/refund-policies/refund-policy-store.ts";

/** The specification's own; every lodging has them. */
export const USUAL_POLICIES = [1, 2, 3];

/** The one that new plans begin with. */
export const defaultPolicy = (query: Query, hotel_id: number): Promise<number> => findDefault(query, hotel_id);

export async function readDefaultSteps(query: Query, hotel_id: number): Promise<RefundStep[]> {
  const refund_template_id = await findDefault(query, hotel_id);
  return refundSteps(refund_template_id, (await listOwnSteps(query, hotel_id)).get(refund_template_id));
}

export async function isPolicy(query: Query, hotel_id: number, refund_template_id: number): Promise<boolean> {
  if (USUAL_POLICIES.includes(refund_template_id)) return true;
  return (await listOwnSteps(query, hotel_id)).has(refund_template_id);
}
