import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import { once } from "#server/calls/once.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { openOwnReservation } from "#server/rail/own-reservation.ts";
import { moveReservation } from "#server/rail/rail-store.ts";
import { viewBooking, viewReservation } from "#server/rail/view-reservation.ts";

/** Gives up what has no seats yet. Nothing was paid for it: where an order has it, it is paid or given up with the order. */
export function refundRail(
  { body }: HandlerInput<typeof contract.refundRail>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.refundRail>> {
  const { hotel, now } = context;
  return once(context, { scope: "refundRail", body }, () =>
    context.query(async (query) => {
      const { reservation, stored } = await openOwnReservation(query, context, body);
      if (reservation.state === "refunded" && !stored) return { ...viewReservation(reservation), refund_amount: 0 };
      if (reservation.state !== "reserved") {
        viewBooking(reservation);
        throw new Refusal("RAIL_REFUSED");
      }
      if (stored) throw new Refusal("RAIL_WITH_ORDER");
      const change = { expires_at: null, phone: "" };
      const given = await moveReservation(query, hotel.hotel_id, reservation, { to: "refunded", now, change });
      return { ...viewReservation(given), refund_amount: 0 };
    }),
  );
}
