import type { Query } from "#server/database/connect.ts";
import { forgetRiderOf } from "#server/rail/rail-store.ts";

/** Erases whoever travels with an order. The caller has locked it. */
export function forgetRider(query: Query, hotel_id: number, order_id: string): Promise<void> {
  return forgetRiderOf(query, hotel_id, order_id);
}
