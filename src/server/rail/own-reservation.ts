/** Whose a reservation is: its number can be guessed, so the e-mail address that it was made for goes with it. */
import { emailKey } from "#rules/guests/contact.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { openOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { findReservation, lockReservation, type Reservation } from "#server/rail/rail-store.ts";
import { isSame } from "#server/security/secrets.ts";

type Key = { booking_number: string; booker_email: string; order_doc?: string | undefined };

/** As it is stored: made of the address, which can't be read from it. */
export const contactOf = ({ secrets, hotel }: Pick<RequestContext, "secrets" | "hotel">, email: string): string =>
  secrets.token("rail-contact", `${hotel.hotel_id} ${emailKey(email)}`);

/** An unknown number, a wrong address and another order's all get the same refusal. */
export async function openOwnReservation(
  query: Query,
  context: Pick<RequestContext, "secrets" | "hotel">,
  { booking_number, booker_email, order_doc }: Key,
): Promise<{ reservation: Reservation; stored: StoredOrder | null }> {
  const { hotel_id } = context.hotel;
  const found = await findReservation(query, hotel_id, booking_number);
  if (!found || !isSame(found.contact_key, contactOf(context, booker_email)))
    throw new Refusal("RAIL_UNAVAILABLE", ["booking_number"]);
  const stored = found.order_id === null ? null : await openOrder(query, hotel_id, found.order_id);
  if (order_doc !== undefined && stored?.order.order_doc !== order_doc)
    throw new Refusal("RAIL_UNAVAILABLE", ["order_doc"]);
  return { reservation: (await lockReservation(query, hotel_id, booking_number))!, stored };
}
