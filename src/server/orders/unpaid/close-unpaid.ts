import { uncountUnverified } from "#server/inventory/move-rooms.ts";
import { dropUnpaid } from "#server/orders/unpaid/unpaid-store.ts";
import type { Query } from "#server/database/connect.ts";

/** Paid or over: they count in no quota any more. It changes rows of rooms, so it runs where rooms are moved. */
export async function closeUnpaid(query: Query, hotel_id: number, order_ids: readonly string[]): Promise<void> {
  const unverified = await dropUnpaid(query, hotel_id, order_ids);
  if (unverified.length > 0) await uncountUnverified(query, hotel_id, unverified);
}
