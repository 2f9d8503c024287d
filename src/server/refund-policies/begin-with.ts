import { FIRST_POLICY, firstSteps } from "#rules/payments/first-steps.ts";
import type { Query } from "#server/database/connect.ts";
import { setSteps } from "#server/refund-policies/refund-policy-store.ts";

/** A new lodging's first policy gets the steps that its country goes by. */
export async function beginWith(query: Query, hotel_id: number, country: string): Promise<void> {
  const steps = firstSteps(country);
  if (steps) await setSteps(query, hotel_id, FIRST_POLICY, steps);
}
