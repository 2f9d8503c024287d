import { uncountUnverified } from "#server/inventory/move-rooms.ts";
import { dropUnpaid } from "#server/orders/unpaid-store.ts";
import type { Query } from "#server/database/connect.ts";

/** Paid or over: it counts in nobody's quota any more. It changes the rows of rooms, so it comes where rooms are moved. */
export async function closeUnpaid(query: Query, hotel_id: number, order_id: string): Promise<void> {
  if (await dropUnpaid(query, hotel_id, order_id)) await uncountUnverified(query, hotel_id, order_id);
}
