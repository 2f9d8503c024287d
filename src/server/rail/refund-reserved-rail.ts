import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { refundOf } from "#rules/rail/rail-refund.ts";
import { once } from "#server/calls/once.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { assertChangeable } from "#server/rail/assert-changeable.ts";
import { openOwnReservation } from "#server/rail/own-reservation.ts";
import { moveReservation, type Reservation } from "#server/rail/rail-store.ts";
import { sendRail } from "#server/rail/send-rail.ts";
import { newRequest } from "#server/rail/settle-rail.ts";
import { viewBooking } from "#server/rail/view-reservation.ts";

type Answer = CallAnswer<typeof contract.refundReservedRail>;

/** Tickets go back to the railway, and the room stays booked. What they cost is refunded when the railway has them, less its fee. */
export function refundReservedRail(
  { body }: HandlerInput<typeof contract.refundReservedRail>,
  context: RequestContext,
): Promise<Answer> {
  const { hotel, now } = context;
  return once(context, { scope: "refundReservedRail", body }, async () => {
    const before = await context.query(async (query) => {
      const { reservation } = await openOwnReservation(query, context, body);
      if (reservation.pnr !== body.pnr) throw new Refusal("RAIL_UNAVAILABLE", ["pnr"]);
      if (reservation.state === "refunded" || reservation.state === "refunding") return reservation;
      assertChangeable(reservation, now);
      const change = newRequest(now);
      return moveReservation(query, hotel.hotel_id, reservation, { to: "refunding", now, change });
    });
    if (before.state === "refunding") await sendRail(context, hotel.hotel_id, body.booking_number, now);
    const { reservation } = await context.query((query) => openOwnReservation(query, context, body));
    return viewRefund(reservation);
  });
}

function viewRefund(reservation: Reservation): Answer {
  const { state, pnr, price, booking_number, rides, reason } = reservation;
  if (state === "refunded")
    return { pnr: pnr!, total_price: price, booking_number, rides, refund_amount: refundOf(reservation) };
  if (state === "booked" && reason !== "") throw new Refusal(reason as RefusalCode);
  viewBooking(reservation);
  throw new Refusal("RAIL_BUSY");
}
