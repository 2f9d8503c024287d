/** The ways to pay that the booking page offers. */
import type { HotelInfo } from "#contract/hotel.ts";
import { payMethods, walletsIn } from "#rules/payments/pay-methods.ts";
import type { PayWayOption } from "#web/booking/booking-data.ts";
import type { PageVisit } from "#web/context.ts";
import { payOption } from "#web/orders/pay-ways.ts";

export function waysOf({ payment_list, currency, options }: HotelInfo, { lang, wordSets }: PageVisit): PayWayOption[] {
  const words = wordSets.booking.pay;
  return payMethods({ payment_list, currency, wallets: walletsIn(options) }, lang).map((choice) => {
    const option = payOption(choice, currency, lang, wordSets.orders);
    if (choice.method === "remittance") return { ...option, kind: "remittance", text: words.remittance_text };
    if (choice.method === "arrival") {
      return { ...option, kind: "arrival", title: words.arrival, text: words.arrival_text };
    }
    return { ...option, kind: "online" };
  });
}
