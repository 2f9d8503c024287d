/** Train tickets for tests: a lodging near Zuoying, and a reservation that no guest has made. */
import type { reserveTrain } from "#contract/rail.ts";
import type { CallInput } from "#contract/call.ts";
import type { Database } from "#server/database/connect.ts";
import { railLedger, railReservation } from "#server/database/tables/rail.ts";
import type { OrderBody } from "#tests/lodgings/lodging.ts";

/** For `info` of a lodging. */
export const BY_RAIL = { thsr_support_on: 1 as const, thsr_station: "1070" as const };

export type RailBody = CallInput<typeof reserveTrain>["body"];

const ride = (date: string, isOut: boolean): RailBody["rides"][number] => ({
  date,
  number: isOut ? "813" : "822",
  depart_station: isOut ? "1000" : "1070",
  arrive_station: isOut ? "1070" : "1000",
  train_class: "standard",
});

/** There and back for the stay of this order, for its booker: an adult and a child. */
export const railBody = (order: OrderBody, over: Partial<RailBody> = {}): RailBody => ({
  domain: order.domain,
  check_in_day: order.check_in_day,
  check_out_day: order.check_out_day,
  booker_email: order.booker_email,
  booker_phone: order.booker_phone,
  rides: [ride(order.check_in_day, true), ride(order.check_out_day, false)],
  adult_count: 1,
  child_count: 1,
  ...over,
});

/** The number of the reservation that no guest has made. */
export const RESERVED = "R0000000000";

/** As it is after reserving. */
export async function addRailReservation(database: Database, { hotel_id }: { hotel_id: number }): Promise<void> {
  const booking_number = RESERVED;
  const now = new Date();
  await database.forHotel(hotel_id, async (query) => {
    await query.insert(railReservation).values({
      hotel_id,
      booking_number,
      state: "reserved",
      contact_key: "nobody",
      phone: "",
      check_in_day: "2031-03-11",
      check_out_day: "2031-03-13",
      rides: [],
      adult_count: 1,
      child_count: 0,
      senior_count: 0,
      disabled_count: 0,
      price: 1160,
      expires_at: new Date(now.getTime() + 3_600_000),
      created_at: now,
      updated_at: now,
    });
    const entry = { hotel_id, booking_number, move_no: 1, from_state: null, amount: 0, detail: "", at: now };
    await query.insert(railLedger).values({ ...entry, to_state: "reserved" });
  });
}
