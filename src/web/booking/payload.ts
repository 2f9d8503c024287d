/** A booking as the calls want it: from the address, what was typed, and what the guest was shown. */
import type { CallInput } from "#contract/call.ts";
import type { calculateDiscount } from "#contract/discounts.ts";
import type { placeOrder } from "#contract/orders.ts";
import type { BookingState, CartLine } from "#rules/booking-state.ts";
import { isPayOptionOffered } from "#rules/deposit.ts";
import { tidy } from "#rules/guest-fields.ts";
import { personName } from "#rules/person-name.ts";
import type { Language } from "#rules/language.ts";
import type { BookingHotel, PayWayOption } from "#web/booking/booking-data.ts";
import type { PriceCheck } from "#web/booking/price.ts";

export type Typed = Record<string, string>;

export type PricePayload = CallInput<typeof calculateDiscount>["body"];
export type OrderPayload = CallInput<typeof placeOrder>["body"];

export type Booking = {
  hotel: BookingHotel;
  lang: Language;
  state: BookingState;
  typed: Typed;
  ways: readonly PayWayOption[];
};

const said = (typed: Typed, name: string): string => tidy(typed[name] ?? "");

/** Every room of the cart by itself, in the order the page numbers them. */
export const roomsOf = (cart: readonly CartLine[]): Omit<CartLine, "num">[] =>
  cart.flatMap(({ num, ...line }) => Array.from({ length: num }, () => line));

/** Rooms in which somebody else stays are lines of their own; the others stay together. */
function linesOf({ state, typed }: Pick<Booking, "state" | "typed">): OrderPayload["orders"] {
  let room = -1;
  return state.cart.flatMap(({ num, ...line }) => {
    const named = Array.from({ length: num }, () => (room += 1)).flatMap((index) => {
      const occupant_name = said(typed, `occupant_name_${index}`);
      if (occupant_name === "") return [];
      const occupant_phone = said(typed, `occupant_phone_${index}`);
      return [
        { ...line, num: 1, occupant_name, occupant_phone, occupant_email: said(typed, `occupant_email_${index}`) },
      ];
    });
    const rest = num - named.length;
    return [...(rest > 0 ? [{ ...line, num: rest }] : []), ...named];
  });
}

/** The chosen way; before anything is chosen, the first that is offered. */
export const wayOf = ({ ways, typed }: Pick<Booking, "ways" | "typed">): PayWayOption | undefined =>
  ways.find(({ vendor }) => String(vendor) === typed.way) ?? ways[0];

/** What is paid at the desk is paid there in full: a deposit is a thing of paying now. */
export function payOptionOf({ hotel, ways, typed }: Pick<Booking, "hotel" | "ways" | "typed">): "all" | "part" {
  const isNow = wayOf({ ways, typed })?.kind !== "arrival";
  const asked = typed.pay_option === "part" && isNow ? "part" : "all";
  if (isPayOptionOffered(asked, hotel)) return asked;
  return asked === "all" ? "part" : "all";
}

/** As many as asked, or none: half a point is no point. */
const pointsOf = (typed: Typed): number => (/^\d{1,9}$/.test(typed.points ?? "") ? Number(typed.points) : 0);

export function pricePayload(booking: Booking): PricePayload {
  const { hotel, state, typed } = booking;
  const way = wayOf(booking);
  const points = pointsOf(typed);
  return {
    domain: hotel.domain,
    check_in_day: state.start,
    check_out_day: state.end,
    adults_count: state.adults,
    children_count: state.children,
    orders: linesOf(booking),
    coupon_array: state.codes,
    room_attachment_detail: state.extras,
    point_used: points,
    point_cost: points,
    use_deposit: typed.use_deposit === "on",
    pay_option: payOptionOf(booking),
    pay_way: way?.kind === "remittance" ? "remittance" : way?.kind === "arrival" ? "pay_arrival" : "credit_card",
  };
}

/** `shown` is the price the guest agrees to: another one is not charged. */
export function orderPayload(booking: Booking, shown: PriceCheck): OrderPayload {
  const { typed, lang } = booking;
  const vendor = wayOf(booking)?.vendor;
  const names = { first: said(typed, "booker_first_name"), last: said(typed, "booker_last_name") };
  return {
    ...pricePayload(booking),
    booker_first_name: names.first,
    booker_last_name: names.last,
    booker_name: personName(names.first, names.last, lang),
    booker_phone: said(typed, "booker_phone"),
    booker_email: said(typed, "booker_email"),
    memo: said(typed, "memo"),
    company_reg_number: said(typed, "company_reg_number"),
    company_name: said(typed, "company_name"),
    ...(vendor === undefined ? {} : { payment_vendor: vendor as NonNullable<OrderPayload["payment_vendor"]> }),
    pay_amount: shown.pay_amount,
    ...(shown.quote === null ? {} : { quote: shown.quote }),
  };
}
