import type { Query } from "#server/database/connect.ts";
import { addStockMoves, countCaps, moveNights } from "#server/inventory/inventory-store.ts";

type Owner = { order_id: string; generation: number };

export { uncountNights as uncountUnverified } from "#server/inventory/inventory-store.ts";

/** What was held is sold. */
export async function sellRooms(query: Query, hotel_id: number, owner: Owner, now: Date): Promise<void> {
  await addStockMoves(query, hotel_id, owner, ["convert"], now);
  await moveNights(query, hotel_id, owner.order_id, "convert");
}

/** What was held or sold is free again. The ledger's entry comes first: there can only be one. */
export async function freeRooms(
  query: Query,
  hotel_id: number,
  owner: Owner,
  wasSold: boolean,
  now: Date,
): Promise<void> {
  const kind = wasSold ? "give_back" : "release";
  await addStockMoves(query, hotel_id, owner, [kind], now);
  await moveNights(query, hotel_id, owner.order_id, kind);
  if (!(await countCaps(query, hotel_id, owner.order_id, -1))) {
    throw new Error(`Order ${owner.order_id}: a plan's cap could not take its rooms back.`);
  }
}
