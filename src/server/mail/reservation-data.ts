/** A stay as schema.org data, for mail programs that make a card or a calendar entry of it. */
import { certainCountry } from "#rules/guests/questions.ts";
import { postalAddress } from "#rules/text/postal-address.ts";
import { toMajor } from "#rules/money/money.ts";
import { textIn } from "#rules/text/language.ts";
import type { MailContext } from "#server/mail/mail-context.ts";

const STATUS = {
  confirmed: "https://schema.org/ReservationConfirmed",
  cancelled: "https://schema.org/ReservationCancelled",
};

export function reservationData(context: MailContext, status: keyof typeof STATUS): object {
  const { view, sender, settings, hotel, lang, stored, links } = context;
  const address = textIn(settings.info.address, lang, hotel.main_lang).text;
  const country = certainCountry(settings.options, hotel.timezone);
  const instant = (timestamp: number) => new Date(timestamp * 1000).toISOString();
  return {
    "@context": "https://schema.org",
    "@type": "LodgingReservation",
    reservationId: view.order_doc,
    // The same under the name that Gmail reads.
    reservationNumber: view.order_doc,
    reservationStatus: STATUS[status],
    underName: { "@type": "Person", name: view.booker_name },
    reservationFor: {
      "@type": "LodgingBusiness",
      name: sender.name,
      url: sender.url,
      ...(address === "" ? {} : { address: { "@type": "PostalAddress", ...postalAddress(address, country) } }),
      ...(settings.info.phone === "" ? {} : { telephone: settings.info.phone }),
    },
    checkinTime: instant(view.check_in_timestamp),
    checkoutTime: instant(view.check_out_timestamp),
    numAdults: view.adults_count,
    numChildren: view.children_count,
    lodgingUnitType: view.orders.map((line) => line.room_class_name).join(", "),
    totalPrice: toMajor(view.final_amount, stored.order.currency),
    priceCurrency: stored.order.currency,
    url: links.order,
  };
}
