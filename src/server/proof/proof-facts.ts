/** An order's facts for its confirmation: as sold, in the language of the order, whatever the request's language is. */
import type { HotelInfo } from "#contract/hotel.ts";
import type { OrderView } from "#contract/order-view.ts";
import { pageAddress } from "#rules/site/address.ts";
import type { Language } from "#rules/text/language.ts";
import type { OrderState } from "#rules/orders/order-status.ts";
import { shownPhone } from "#server/guests/shown-phone.ts";
import { readHotelInfo } from "#server/hotel/read-hotel-info.ts";
import { viewTerms } from "#server/orders/find-own-order.ts";
import { paperItems } from "#server/orders/view/paper-items.ts";
import { formatsFor } from "#server/pdf/formats.ts";
import { viewOrder } from "#server/orders/view/order-view.ts";
import { readOrder, type StoredOrder } from "#server/orders/open-order.ts";
import type { ConfirmationFacts } from "#server/pdf/confirmation-facts.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Only what has been promised can be confirmed. */
const CONFIRMED: ReadonlySet<OrderState> = new Set(["confirmed", "checked_in", "completed"]);

export const isConfirmed = ({ order }: StoredOrder): boolean => CONFIRMED.has(order.state);

/** The reader's language; the order's own where the request names none. */
export const proofLanguage = ({ order }: StoredOrder, { lang, isLanguageGiven }: RequestContext): Language =>
  isLanguageGiven ? lang : order.lang;

/** The caller has checked that the guest may see this order. */
export async function readProofFacts(order_id: string, context: RequestContext): Promise<ConfirmationFacts> {
  const found = await context.query(async (query) => {
    const stored = await readOrder(query, context.hotel.hotel_id, order_id);
    if (!stored) throw new Refusal("NOT_FOUND");
    if (!isConfirmed(stored)) throw new Refusal("PROOF_UNAVAILABLE");
    const own = { ...context, lang: proofLanguage(stored, context) };
    return { stored, own, view: viewOrder(stored, await viewTerms(query, own), own) };
  });
  return factsOf(found.stored, found.view, await readHotelInfo(found.own), found.own);
}

function factsOf(
  stored: StoredOrder,
  view: OrderView,
  { upper_name, hotel_name, info }: HotelInfo,
  { hotel, lang, now, originOf, product }: RequestContext,
): ConfirmationFacts {
  const { order, guest } = stored;
  const formats = formatsFor(lang, order.currency, hotel.timezone);
  const rooms = view.bill.filter(({ kind }) => kind === "room");
  const lines = view.orders.map((line, nth) => {
    const { list_price: price } = stored.lines[nth]!;
    return { ...line, price, amount: rooms[nth]!.amount };
  });
  return {
    lang,
    hotel_kind: hotel.kind,
    currency: order.currency,
    timezone: hotel.timezone,
    issued_at: now,
    lodging: {
      upper_name,
      hotel_name,
      address: info.address,
      phone: info.phone,
      email: info.email,
      registration_name: info.registration_name,
      business_registration: info.business_registration,
      unified_business_number: info.unified_business_number,
      checkin_start_time: hotel.checkin_start_time,
      checkin_end_time: info.checkin_end_time,
      checkout_time: hotel.checkout_time,
    },
    order_doc: order.order_doc,
    short_code: order.short_code,
    order_url: originOf(hotel.domain) + pageAddress(product, lang, `/orders/${order.order_doc}`),
    is_demonstration: hotel.is_demo,
    status: view.display_status as ConfirmationFacts["status"],
    booker_name: guest.booker_name,
    booker_phone: shownPhone(guest.booker_phone),
    booker_email: guest.booker_email,
    company_name: guest.company_name,
    company_reg_number: guest.company_reg_number,
    check_in_day: order.check_in_day,
    check_out_day: order.check_out_day,
    adults_count: order.adults_count,
    children_count: order.children_count,
    lines,
    add_ons: paperItems(stored, view, lang, {
      day: formats.day,
      moment: (timestamp) => formats.moment(new Date(timestamp * 1000)),
    }),
    bill: view.bill,
    paid: view.paid_amount,
    left: view.remain_total_amount,
    invoices: view.invoices,
    cancel_rule: view.cancel_rule,
    memo: guest.memo,
    residence_country: guest.residence_country,
    arrival_time: guest.arrival_time,
  };
}
