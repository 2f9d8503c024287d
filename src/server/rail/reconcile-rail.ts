/** By the clock: requests whose answer is not known are sent again, and reservations that no order took lapse. */
import { describeFailure } from "#server/errors/describe-failure.ts";
import { listDue, listLapsed, lockReservation, moveReservation } from "#server/rail/rail-store.ts";
import { type RailDependencies, sendRail } from "#server/rail/send-rail.ts";

const BATCH = 100;
/** A round ends before the next begins. */
const ROUND_MS = 50_000;

export async function reconcileRail(dependencies: RailDependencies, clock: () => Date): Promise<void> {
  const began = clock();
  for (const { hotel_id, booking_number } of await listLapsed(dependencies.database, began, BATCH))
    await lapse(dependencies, hotel_id, booking_number, began);
  for (const { hotel_id, booking_number } of await listDue(dependencies.database, began, BATCH)) {
    const now = clock();
    if (now.getTime() - began.getTime() > ROUND_MS) return;
    try {
      await sendRail(dependencies, hotel_id, booking_number, now);
    } catch (error) {
      console.error(`lodging ${hotel_id}: rail ${booking_number} could not be sent: ${describeFailure(error)}`);
    }
  }
}

async function lapse(
  { database }: RailDependencies,
  hotel_id: number,
  booking_number: string,
  now: Date,
): Promise<void> {
  await database.forHotel(hotel_id, async (query) => {
    const found = await lockReservation(query, hotel_id, booking_number);
    if (found?.state !== "reserved" || !found.expires_at || found.expires_at > now) return;
    // Nobody has bought anything: who it was for is not kept.
    const change = { expires_at: null, phone: "" };
    await moveReservation(query, hotel_id, found, { to: "expired", now, change });
  });
}
