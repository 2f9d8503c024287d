/** How many rooms of a class there are, from a day on: nights that exist are changed, missing ones are added. */
import { Refusal } from "#server/errors/refusal.ts";
import type { Query } from "#server/database/connect.ts";
import { addRoomNights, changeCapacity, findNightInUse } from "#server/inventory/capacity-store.ts";

export type CapacityChange = { room_class_id: number; units: number; from: string; to: string };

/** Refused where a night has more rooms held, sold or blocked, or is rented as a whole. */
export async function setCapacity(query: Query, hotel_id: number, change: CapacityChange): Promise<void> {
  await changeCapacity(query, hotel_id, change);
  const used = await findNightInUse(query, hotel_id, change);
  if (used) throw new Refusal("UNITS_IN_USE", ["units"], used);
  await addCapacity(query, hotel_id, change);
}

/** Adds the nights that a class does not have yet. */
export async function addCapacity(query: Query, hotel_id: number, change: CapacityChange): Promise<void> {
  if (change.units > 0) await addRoomNights(query, hotel_id, change);
}
