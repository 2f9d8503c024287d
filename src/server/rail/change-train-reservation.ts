import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { countPassengers, type Ride, ridesPrice } from "#rules/rail/fares.ts";
import { passengersOf } from "#rules/rail/rail-refund.ts";
import { once } from "#server/calls/once.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { assertChangeable } from "#server/rail/assert-changeable.ts";
import { findRides } from "#server/rail/find-rides.ts";
import { openOwnReservation } from "#server/rail/own-reservation.ts";
import { moveReservation, type Reservation } from "#server/rail/rail-store.ts";
import { openRail } from "#server/rail/read-rail-terms.ts";
import { sendRail } from "#server/rail/send-rail.ts";
import { newRequest } from "#server/rail/settle-rail.ts";
import { viewBooking } from "#server/rail/view-reservation.ts";

type Input = HandlerInput<typeof contract.changeTrainReservation>;

/** Other trains at the same price. Where the railway refuses, the old seats stay. */
export function changeTrainReservation(
  { body }: Input,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.changeTrainReservation>> {
  return once(context, { scope: "changeTrainReservation", body }, () => change(body, context));
}

async function change(
  body: Input["body"],
  context: RequestContext,
): Promise<CallAnswer<typeof contract.changeTrainReservation>> {
  const { hotel, now } = context;
  const open = () => context.query((query) => openOwnReservation(query, context, body));
  const { reservation } = await open();
  // Sent again after it was done: nothing is changed a second time.
  if (reservation.state === "booked" && isSameRides(reservation.rides, body.rides)) return viewBooking(reservation);
  if (reservation.state !== "changing") {
    const { rail, terms } = await context.query((query) => openRail(query, context));
    assertChangeable(reservation, now);
    const people = passengersOf(reservation);
    const wanted = await findRides(rail, terms, {
      stay: reservation,
      rides: body.rides,
      passengers: countPassengers(people),
      now,
    });
    if (ridesPrice(wanted, people) !== reservation.price) throw new Refusal("RAIL_PRICE_DIFFERS", ["rides"]);
    await context.query(async (query) => {
      const { reservation: current, stored } = await openOwnReservation(query, context, body);
      if (current.state !== "booked" || stored?.order.state !== "confirmed") return viewBooking(current);
      const change = { ...newRequest(now), wanted };
      return moveReservation(query, hotel.hotel_id, current, { to: "changing", now, change });
    });
  }
  await sendRail(context, hotel.hotel_id, body.booking_number, now);
  const { reservation: after } = await open();
  if (after.state === "booked" && !isSameRides(after.rides, body.rides))
    throw new Refusal((after.reason || "RAIL_REFUSED") as RefusalCode, ["rides"]);
  return viewBooking(after);
}

const isSameRides = (has: Reservation["rides"], wanted: readonly Ride[]): boolean =>
  has.length === wanted.length &&
  has.every((ride, nth) => {
    const other = wanted[nth]!;
    return ride.date === other.date && ride.number === other.number && ride.train_class === other.train_class;
  });
