import { mayRefund } from "#rules/people/staff-roles.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readLimit } from "#server/orders/studio/refund-limit-store.ts";

/** Nothing to give back is no refund. `amount` in minor units. */
export async function assertMayRefund(
  query: Query,
  hotel_id: number,
  { role }: PersonOf<"staff">,
  amount: number,
): Promise<void> {
  if (amount <= 0 || role !== "front_desk") return;
  if (!mayRefund(role, amount, await readLimit(query, hotel_id))) throw new Refusal("REFUND_ABOVE_LIMIT");
}
