import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import { once } from "#server/calls/once.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { toE164 } from "#server/guests/to-e164.ts";
import { openOwnReservation } from "#server/rail/own-reservation.ts";
import { setReservation } from "#server/rail/rail-store.ts";
import { viewReservation } from "#server/rail/view-reservation.ts";

/** Another telephone number. With `order_doc`, only where it belongs to that order. */
export function updateTrainReservation(
  { body }: HandlerInput<typeof contract.updateTrainReservation>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.updateTrainReservation>> {
  const { hotel, now } = context;
  return once(context, { scope: "updateTrainReservation", body }, () =>
    context.query(async (query) => {
      const { reservation } = await openOwnReservation(query, context, body);
      if (body.booker_phone !== undefined) {
        const phone = toE164(body.booker_phone, hotel.country);
        await setReservation(query, hotel.hotel_id, reservation, { phone }, now);
      }
      return viewReservation(reservation);
    }),
  );
}
