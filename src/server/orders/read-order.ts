/** How other nouns read an order that they have a right to. */
import type { Query } from "#server/database/connect.ts";
import { findOrder, type StoredOrder } from "#server/orders/order-store.ts";

export type { StoredOrder } from "#server/orders/order-store.ts";

export function readOrder(query: Query, hotel_id: number, order_id: string): Promise<StoredOrder | null> {
  return findOrder(query, hotel_id, order_id);
}
