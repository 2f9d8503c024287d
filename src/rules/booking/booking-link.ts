/** Where "Book" leads. */
import { engineLink } from "#rules/booking/booking-engines.ts";
import type { BookingOption } from "#rules/booking/stay.ts";

type Bookable = { booking_close: boolean; currency: string; info: { official_booking: string } };

/** Only a real web address counts: owners' links must never run a script. */
export function officialAddress(hotel: Bookable): URL | null {
  const given = hotel.info.official_booking.trim();
  return /^https?:\/\//i.test(given) && URL.canParse(given) ? new URL(given) : null;
}

/** `site` is the address of the lodging's pages in the guest's language: {host}/{product}[/{language}]. */
export function bookingLink(hotel: Bookable, site: string, stay: BookingOption): string {
  if (hotel.booking_close) {
    const official = officialAddress(hotel);
    return official ? engineLink(official, stay, hotel.currency) : `${site}/maintain`;
  }
  const { start, end, adults, children, room } = stay;
  return `${site}/booking?${new URLSearchParams({ start, end, adults: `${adults}`, children: `${children}`, room: `${room}` })}`;
}
