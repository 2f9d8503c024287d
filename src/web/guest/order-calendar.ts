/** /orders/{order_doc}/stay.ics: the stay for the guest's own calendar. */
import { ORDER_WORDS } from "#languages/languages.ts";
import { pageAddress } from "#rules/site/address.ts";
import { calendarFile } from "#rules/booking/calendar-file.ts";
import { toneOf } from "#rules/orders/outcome.ts";
import { visitOf } from "#web/context.ts";
import { openOrder } from "#web/orders/open-order.ts";
import type { Route } from "./+types/order-calendar";
import { openHotel } from "./open-hotel.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const order = await openOrder(visit, params.order_doc);
  const hotel = await openHotel(visit);
  if (!hotel) return new Response(null, { status: 404 });
  const { originOf, domain, product, lang, now } = visit;
  const words = ORDER_WORDS[lang];
  const rooms = order.orders.map((line) => words.room_count(line.room_class_name, line.num));
  const is_cancelled = toneOf(order.display_status) === "over";
  const file = calendarFile({
    uid: `${order.order_doc}@${domain}`,
    sequence: is_cancelled ? 1 : 0,
    made_at: now,
    starts_at: new Date(order.check_in_timestamp * 1000),
    ends_at: new Date(order.check_out_timestamp * 1000),
    title: hotel.hotel_name,
    place: hotel.info.address,
    text: [`${words.number_of_order} ${order.order_doc}`, ...rooms, hotel.info.phone].filter(Boolean).join("\n"),
    url: originOf(domain) + pageAddress(product, lang, `/orders/${order.order_doc}`),
    is_cancelled,
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${order.order_doc}.ics"`,
    },
  });
}
