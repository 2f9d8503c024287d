import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import { giveBackAttachment } from "#server/add-ons/give-back-attachment.ts";
import { assertOpenToChange } from "#server/add-ons/open-to-change.ts";
import { once } from "#server/calls/once.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import { openOwnReservation } from "#server/rail/own-reservation.ts";
import { giveUpReservation } from "#server/rail/give-up-rail.ts";
import type { Reservation } from "#server/rail/rail-store.ts";
import { viewBooking, viewReservation } from "#server/rail/view-reservation.ts";

/** Gives up what has no seats yet. Nothing was paid for it: an order that waits for its payment costs less from now on. */
export function refundRail(
  { body }: HandlerInput<typeof contract.refundRail>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.refundRail>> {
  const { hotel, now } = context;
  return once(context, { scope: "refundRail", body }, () =>
    context.query(async (query) => {
      const { reservation, stored } = await openOwnReservation(query, context, body);
      if (reservation.state === "refunded" && reservation.pnr === null)
        return { ...viewReservation(reservation), refund_amount: 0 };
      if (reservation.state !== "reserved") {
        viewBooking(reservation);
        throw new Refusal("RAIL_REFUSED");
      }
      if (stored) assertOpenToChange(stored);
      const given = await giveUpReservation(query, hotel.hotel_id, reservation, now);
      if (stored) await leaveUnpaid(query, hotel.hotel_id, stored, reservation, now);
      return { ...viewReservation(given), refund_amount: 0 };
    }),
  );
}

/** Not while a payment is under way: the money that comes would be for another amount. */
async function leaveUnpaid(
  query: Query,
  hotel_id: number,
  stored: StoredOrder,
  { booking_number }: Reservation,
  now: Date,
): Promise<void> {
  const item = stored.attachments.find((each) => each.item_type === "rail" && each.item_number === booking_number)!;
  const { attachment_no } = item;
  await giveBackAttachment(query, hotel_id, stored, { attachment_no, quantity: 0, actor: "guest", now });
}
