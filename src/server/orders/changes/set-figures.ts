import { and, eq } from "drizzle-orm";
import type { withAdded } from "#rules/add-ons/changed-order.ts";
import type { Query } from "#server/database/connect.ts";
import { order } from "#server/database/tables/orders.ts";

/** What an order costs after something was added to it or has left it. The caller has locked it. */
export async function setFigures(
  query: Query,
  hotel_id: number,
  order_id: string,
  figures: NonNullable<ReturnType<typeof withAdded>>,
  now: Date,
): Promise<void> {
  await query
    .update(order)
    .set({ ...figures, updated_at: now })
    .where(and(eq(order.hotel_id, hotel_id), eq(order.order_id, order_id)));
}
