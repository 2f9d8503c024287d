/** Where "Book" leads. */
import { engineLink } from "#rules/booking/booking-engines.ts";
import type { BookingOption } from "#rules/booking/stay.ts";

type Bookable = { booking_close: boolean; currency: string; info: { official_booking: string } };

/** Only a real web address counts: owners' links must never run a script. */
export function officialAddress(hotel: Bookable): URL | null {
  const given = hotel.info.official_booking.trim();
  return /^https?:\/\//i.test(given) && URL.canParse(given) ? new URL(given) : null;
}

const ROOM_PAGE = /^\/rooms\/([1-9]\d{0,8})$/;

/** The room whose page this is: "Book" there shows that room first. */
export const roomOfPage = (path: string): string | null => ROOM_PAGE.exec(path)?.[1] ?? null;

/**
 * `site` is the address of the lodging's pages in the guest's language: {host}/{product}[/{language}]. `room_class_id`: the room
 * that comes first.
 */
export function bookingLink(
  hotel: Bookable,
  site: string,
  stay: BookingOption,
  room_class_id: string | null = null,
): string {
  if (hotel.booking_close) {
    const official = officialAddress(hotel);
    return official ? engineLink(official, stay, hotel.currency) : `${site}/maintain`;
  }
  const { start, end, adults, children, room } = stay;
  const people = { adults: `${adults}`, children: `${children}`, room: `${room}` };
  const row = room_class_id === null ? {} : { row: room_class_id };
  return `${site}/booking?${new URLSearchParams({ start, end, ...people, ...row })}`;
}
