import type { Query } from "#server/database/connect.ts";
import { Raced } from "#server/errors/raced.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { addStockMoves, type AskedNight, countCaps, takeNights } from "#server/inventory/inventory-store.ts";

export type RoomsToTake = {
  order_id: string;
  generation: number;
  nights: readonly AskedNight[];
  /** Confirmed at once: sold, not held. */
  sell: boolean;
  /** The whole house: nothing of it may be taken by anyone else. */
  whole: boolean;
  /** Some plan of the order has a cap of its own. */
  capped: boolean;
  /** Placed by a guest without a proved e-mail address, who has not paid: may take only a share of the rooms. */
  unverified: boolean;
  now: Date;
};

/** All of an order's room-nights, or nothing: the caller undoes what was raced. The order and its nights are written already: the hottest rows come last. */
export async function takeRooms(query: Query, hotel_id: number, rooms: RoomsToTake): Promise<void> {
  const nights = joined(rooms.nights);
  const [taken, isWithinCaps] = await Promise.all([
    takeNights(query, hotel_id, nights, rooms),
    !rooms.capped || countCaps(query, hotel_id, [rooms.order_id], 1),
  ]);
  if (taken === "beyond_share") throw new Refusal("CONTACT_NOT_VERIFIED", ["booker_email"]);
  if (taken === "none" || !isWithinCaps) throw new Raced("NOT_ENOUGH_ROOMS");
}

/** The same for an order that had given its rooms back, with the ledger's entry. */
export async function retakeRooms(query: Query, hotel_id: number, rooms: RoomsToTake): Promise<void> {
  await addStockMoves(query, hotel_id, [rooms], ["hold", "convert"], rooms.now);
  await takeRooms(query, hotel_id, rooms);
}

/** Two lines may want the same class: a night's row is changed once. */
function joined(nights: readonly AskedNight[]): AskedNight[] {
  const byRow = new Map<string, AskedNight>();
  for (const { room_class_id, night, units } of nights) {
    const key = `${room_class_id} ${night}`;
    byRow.set(key, { room_class_id, night, units: units + (byRow.get(key)?.units ?? 0) });
  }
  return [...byRow.values()];
}
