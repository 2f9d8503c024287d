import type { Query } from "#server/database/connect.ts";
import { LAST_NIGHT } from "#server/rooms/offer-store.ts";

/** The last night that any plan of the lodging has a price for; null where nothing is on sale. */
export async function readLastNight(ask: Query["run"], hotel_id: number): Promise<string | null> {
  const [row] = await ask<{ night: string | null }>(LAST_NIGHT, [hotel_id]);
  return row!.night;
}
