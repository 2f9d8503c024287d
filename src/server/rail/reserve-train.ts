import { randomInt } from "node:crypto";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import { countPassengers, ridesPrice } from "#rules/rail/fares.ts";
import { once } from "#server/calls/once.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { toE164 } from "#server/guests/to-e164.ts";
import { assertStay } from "#server/hotel/assert-open.ts";
import { findRides } from "#server/rail/find-rides.ts";
import { contactOf } from "#server/rail/own-reservation.ts";
import { addReservation, type Reservation } from "#server/rail/rail-store.ts";
import { openRail } from "#server/rail/read-rail-terms.ts";
import { viewReservation } from "#server/rail/view-reservation.ts";

/** How long the price is kept for the order. */
const KEPT_MS = 30 * 60_000;

/** Fixes the price of these trains for half an hour. Seats are bought when the order is paid. */
export function reserveTrain(
  { body }: HandlerInput<typeof contract.reserveTrain>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.reserveTrain>> {
  return once(context, { scope: "reserveTrain", body }, () => reserve(body, context));
}

async function reserve(
  body: HandlerInput<typeof contract.reserveTrain>["body"],
  context: RequestContext,
): Promise<CallAnswer<typeof contract.reserveTrain>> {
  const { hotel, now } = context;
  const { hotel_id } = hotel;
  const { check_in_day, check_out_day, adult_count, child_count, senior_count, disabled_count } = body;
  assertStay(context, check_in_day, "check_in_day");
  const { rail, terms } = await context.query((query) => openRail(query, context));
  // Trains can be looked up, and nobody sells them here.
  if (!rail.sale) throw new Refusal("RAIL_NOT_OFFERED");
  const people = { adult: adult_count, child: child_count, senior: senior_count, disabled: disabled_count };
  const rides = await findRides(rail, terms, {
    stay: { check_in_day, check_out_day },
    rides: body.rides,
    passengers: countPassengers(people),
    now,
  });
  const made: Reservation = {
    hotel_id,
    booking_number: `R${String(randomInt(10_000_000_000)).padStart(10, "0")}`,
    order_id: null,
    state: "reserved",
    contact_key: contactOf(context, body.booker_email),
    phone: toE164(body.booker_phone, hotel.country),
    check_in_day,
    check_out_day,
    rides,
    wanted: null,
    adult_count,
    child_count,
    senior_count,
    disabled_count,
    price: ridesPrice(rides, people),
    pnr: null,
    request_key: null,
    next_at: null,
    tries: 0,
    give_back: false,
    expires_at: new Date(now.getTime() + KEPT_MS),
    reason: "",
    created_at: now,
    updated_at: now,
  };
  await context.query((query) => addReservation(query, hotel_id, made));
  return viewReservation(made);
}
