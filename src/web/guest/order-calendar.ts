/** /orders/{order_doc}/stay.ics: the stay for the guest's own calendar. */
import type { OrderView } from "#contract/order-view.ts";
import { ATTACHMENT_WORDS } from "#languages/languages.ts";
import { pageAddress } from "#rules/site/address.ts";
import { calendarFile } from "#rules/booking/calendar-file.ts";
import type { RailState } from "#rules/rail/rail-state.ts";
import { type CalendarTickets, rideEntries, type TimedRide } from "#rules/rail/ride-entries.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { toneOf } from "#rules/orders/outcome.ts";
import { visitOf } from "#web/context.ts";
import { openOrder } from "#web/orders/open-order.ts";
import type { Route } from "./+types/order-calendar";
import { openHotel } from "./open-hotel.ts";

/** Its train tickets, of which an order's view says everything in words and JSON. */
const ticketsOf = ({ attachment_list, left_attachment_list }: OrderView): CalendarTickets[] =>
  [...attachment_list, ...left_attachment_list]
    .filter(({ item_type, extra_info }) => item_type === "rail" && extra_info.rides !== undefined)
    .map(({ item_number, extra_info }) => ({
      booking_number: item_number,
      state: extra_info.rail_state as RailState,
      pnr: extra_info.pnr ?? null,
      rides: JSON.parse(extra_info.rides!) as TimedRide[],
    }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const order = await openOrder(visit, params.order_doc);
  const hotel = await openHotel(visit);
  if (!hotel) return new Response(null, { status: 404 });
  const { originOf, domain, product, lang, wordSets, now } = visit;
  const words = wordSets.orders;
  const rooms = order.orders.map((line) => words.room_count(line.room_class_name, line.num));
  const is_cancelled = toneOf(order.display_status) === "over";
  const url = originOf(domain) + pageAddress(product, lang, `/orders/${order.order_doc}`);
  const { entry, entry_pnr, station } = ATTACHMENT_WORDS[lang].tickets;
  const page = { lang, domain, url, made_at: now, title: entry, pnr: entry_pnr, place: station };
  const file = calendarFile({
    made_at: now,
    is_cancelled,
    entries: [
      {
        uid: `${order.order_doc}@${domain}`,
        sequence: is_cancelled ? 1 : 0,
        starts_at: new Date(order.check_in_timestamp * 1000),
        ends_at: new Date(order.check_out_timestamp * 1000),
        title: hotel.hotel_name,
        place: hotel.info.address,
        text: [`${words.code_of_order} ${shownCode(order.short_code)}`, ...rooms, hotel.info.phone]
          .filter(Boolean)
          .join("\n"),
        url,
        is_cancelled,
      },
      ...rideEntries(ticketsOf(order), page).map((ride) => (is_cancelled ? { ...ride, is_cancelled } : ride)),
    ],
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${order.order_doc}.ics"`,
    },
  });
}
