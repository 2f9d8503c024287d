import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import { once } from "#server/calls/once.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { openOwnReservation } from "#server/rail/own-reservation.ts";
import { sendRail } from "#server/rail/send-rail.ts";
import { viewBooking } from "#server/rail/view-reservation.ts";

/** Once its order is paid, seats are requested by themselves; this asks for them now, and says what has become of it. */
export function bookTrain(
  { body }: HandlerInput<typeof contract.bookTrain>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.bookTrain>> {
  const read = () => context.query((query) => openOwnReservation(query, context, body));
  return once(context, { scope: "bookTrain", body }, async () => {
    const { reservation } = await read();
    if (reservation.state !== "booking") return viewBooking(reservation);
    await sendRail(context, context.hotel.hotel_id, body.booking_number, context.now);
    return viewBooking((await read()).reservation);
  });
}
