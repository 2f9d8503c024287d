import type { Query } from "#server/database/connect.ts";
import { addStockMoves, countCaps, moveNights } from "#server/inventory/inventory-store.ts";

type Owner = { order_id: string; generation: number };

export { uncountNights as uncountUnverified } from "#server/inventory/inventory-store.ts";

/** What was held is sold. */
export async function sellRooms(query: Query, hotel_id: number, owner: Owner, now: Date): Promise<void> {
  await addStockMoves(query, hotel_id, [owner], ["convert"], now);
  await moveNights(query, hotel_id, [owner.order_id], "convert");
}

/** What was held or sold is free again, of one order or of several. The ledger's entries come first: there can only be one each. */
export async function freeRooms(
  query: Query,
  hotel_id: number,
  owners: readonly Owner[],
  wasSold: boolean,
  now: Date,
): Promise<void> {
  const kind = wasSold ? "give_back" : "release";
  const ids = owners.map(({ order_id }) => order_id);
  await addStockMoves(query, hotel_id, owners, [kind], now);
  await moveNights(query, hotel_id, ids, kind);
  if (!(await countCaps(query, hotel_id, ids, -1))) {
    throw new Error(`Orders ${ids.join(", ")}: a plan's cap could not take their rooms back.`);
  }
}
