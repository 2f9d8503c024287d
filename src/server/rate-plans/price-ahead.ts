/** Once a day: the nights of every lodging that has rules are priced, and have rooms, eighteen months ahead. */
import { eq } from "drizzle-orm";
import { unitOf } from "#rules/money/money.ts";
import type { Database } from "#server/database/connect.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import type { Directory } from "#server/hotel/directory.ts";
import { addMissingNights } from "#server/rate-plans/add-missing-nights.ts";
import { listRoomsOfRates } from "#server/rate-plans/plan-store.ts";
import { lockRules, readRules } from "#server/rate-plans/rate-store.ts";

type Dependencies = { database: Database; directory: Directory };

/** One that fails is tried again the next day: there are months of priced nights before it. */
export async function priceAhead(
  { database, directory }: Dependencies,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const hosts = await database.forDirectory((query) =>
    query.select({ hotel_id: hotelHost.hotel_id }).from(hotelHost).where(eq(hotelHost.canonical, true)),
  );
  let added = 0;
  for (const { hotel_id } of hosts) {
    if (signal?.aborted) break;
    try {
      added += await priceOne({ database, directory }, hotel_id, now);
    } catch (error) {
      console.error(`nights of lodging ${hotel_id} could not be priced: ${describeFailure(error)}`);
    }
  }
  return added;
}

export async function priceOne({ database, directory }: Dependencies, hotel_id: number, now: Date): Promise<number> {
  const hotel = await directory.byId(hotel_id);
  if (!hotel) return 0;
  const unit = unitOf(hotel.currency);
  return database.forHotel(hotel_id, async (query) => {
    const { rules } = await readRules(query, hotel_id, unit);
    const rooms = await listRoomsOfRates(query, hotel_id);
    if (rules.plans.length === 0 && rooms.every(({ units }) => units === 0)) return 0;
    await lockRules(query, hotel_id, unit, now);
    return addMissingNights(query, { hotel }, now);
  });
}
