/**
 * Where every search lands. A lodging that sells elsewhere gets the guest's days in its own engine's words; until rooms are
 * sold here, all others are told how to reach the lodging.
 */
import { redirect } from "react-router";
import { pageAddress } from "#rules/address.ts";
import { bookingLink } from "#rules/booking-link.ts";
import { dayAt } from "#rules/day.ts";
import { readStay } from "#rules/stay.ts";
import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/booking";
import { openHotel } from "./open-hotel.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { domain, originOf, product, lang, search, now } = visit;
  const hotel = await openHotel(visit);
  if (!hotel) return redirect("/404");
  const stay = readStay(new URLSearchParams(search), dayAt(now, hotel.timezone));
  const site = originOf(domain) + pageAddress(product, lang, "/").replace(/\/$/, "");
  if (hotel.booking_close) return redirect(bookingLink(hotel, site, stay));
  const asked = Object.entries(stay).map(([name, value]): [string, string] => [name, String(value)]);
  return redirect(`${site}/maintain?${new URLSearchParams(asked)}`);
}
