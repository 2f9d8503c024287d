/** The booking as the calls expect it: from the address, what was typed, and the price shown. */
import type { CallInput } from "#contract/call.ts";
import type { calculateDiscount } from "#contract/discounts.ts";
import type { placeOrder } from "#contract/orders.ts";
import { type BookingState, roomsOf } from "#rules/booking/booking-state.ts";
import { tidy } from "#rules/guests/guest-fields.ts";
import { personName } from "#rules/guests/person-name.ts";
import type { Language } from "#rules/text/language.ts";
import type { BookingHotel, PayWayOption } from "#web/booking/booking-data.ts";
import { partiesOf } from "#web/booking/families.ts";
import { payOptionOf, wayOf } from "#web/booking/pay-choice.ts";
import { railPayload } from "#web/booking/rail/reserve-rail.ts";
import { sentPhone } from "#web/booking/phones.ts";
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
  rooms: readonly { room_class_id: number; people: number; children: number }[];
  isMember: boolean;
  /** The country of a number that was typed without one, before another was chosen. */
  country: string;
};

const fieldValue = (typed: Typed, name: string): string => tidy(typed[name] ?? "");

/** Rooms with an occupant of their own become separate lines; the others stay together. */
function linesOf({
  hotel,
  state,
  typed,
  rooms,
}: Pick<Booking, "hotel" | "state" | "typed" | "rooms">): OrderPayload["orders"] {
  const all = roomsOf(state.cart);
  const ids = all.map(({ room_class_id }) => room_class_id);
  const parties = partiesOf(hotel.families, state, ids, (id) => rooms.find((room) => room.room_class_id === id));
  /** Who sleeps in these rooms. */
  const guestsOf = (keys: readonly string[]) =>
    parties === null
      ? {}
      : {
          guests: keys.map((key) => {
            const { adults, ages, cots } = parties[all.findIndex((room) => room.key === key)]!;
            return { adults, ages: [...ages], cots };
          }),
        };
  return state.cart.flatMap(({ num, ...line }) => {
    const keys = roomsOf([{ ...line, num }]).map(({ key }) => key);
    const isNamed = (key: string) => fieldValue(typed, `occupant_name_${key}`) !== "";
    const named = keys.flatMap((key) => {
      const occupant_name = fieldValue(typed, `occupant_name_${key}`);
      if (!isNamed(key)) return [];
      const occupant_phone = fieldValue(typed, `occupant_phone_${key}`);
      return [
        {
          ...line,
          num: 1,
          ...guestsOf([key]),
          occupant_name,
          occupant_phone,
          occupant_email: fieldValue(typed, `occupant_email_${key}`),
        },
      ];
    });
    const rest = keys.filter((key) => !isNamed(key));
    return [...(rest.length > 0 ? [{ ...line, num: rest.length, ...guestsOf(rest) }] : []), ...named];
  });
}

/** Where the guest writes at what time an extra of a day is wanted. */
export const timeField = (item_number: string, date: string): string => `extra_time_${date}_${item_number}`;

const timed = ({ state, typed }: Pick<Booking, "state" | "typed">): OrderPayload["room_attachment_detail"] =>
  state.extras.map((extra) => {
    const time = fieldValue(typed, timeField(extra.item_number, extra.date));
    return time === "" ? extra : { ...extra, time };
  });

/** The whole number typed, or none: points cannot be divided. */
const pointsOf = (typed: Typed): number => (/^\d{1,9}$/.test(fieldValue(typed, "points")) ? Number(typed.points) : 0);

export function pricePayload(booking: Booking): PricePayload {
  const { rail } = booking.state;
  return { ...bookedPayload(booking), ...(rail ? { rail_choice: railPayload(rail) } : {}) };
}

/** What the price check and the order have in common. */
function bookedPayload(booking: Booking) {
  const { hotel, state, typed } = booking;
  const way = wayOf(booking);
  // A visitor has no points, whatever this tab has stored.
  const points = booking.isMember ? pointsOf(typed) : 0;
  return {
    domain: hotel.domain,
    check_in_day: state.start,
    check_out_day: state.end,
    adults_count: state.adults,
    children_count: state.children,
    // Occupants' names are not needed for a price, but that a room is a separate line is.
    orders: linesOf(booking).map(({ room_class_id, rate_plan_id, num, guests }) => ({
      room_class_id,
      rate_plan_id,
      num,
      ...(guests ? { guests } : {}),
    })),
    coupon_array: state.codes,
    room_attachment_detail: timed(booking),
    point_used: points,
    point_cost: points,
    use_deposit: booking.isMember && typed.use_deposit === "on",
    pay_option: payOptionOf(booking),
    pay_way: way?.kind === "remittance" ? "remittance" : way?.kind === "arrival" ? "pay_arrival" : "credit_card",
  } satisfies PricePayload;
}

/** `shown` is the price the guest agrees to: no other is charged. `railNumber` is the reservation of the chosen trains. */
export function orderPayload(
  booking: Booking,
  shown: Pick<PriceCheck, "pay_amount" | "quote">,
  railNumber: string | null = null,
): OrderPayload {
  const { typed, lang, hotel, country } = booking;
  const vendor = wayOf(booking)?.vendor;
  const names = { first: fieldValue(typed, "booker_first_name"), last: fieldValue(typed, "booker_last_name") };
  return {
    ...bookedPayload(booking),
    orders: linesOf(booking),
    ...(railNumber === null ? {} : { rail_item_list: [{ booking_number: railNumber }] }),
    booker_first_name: names.first,
    booker_last_name: names.last,
    booker_name: personName(names.first, names.last, lang),
    booker_phone: sentPhone(typed, country),
    booker_email: fieldValue(typed, "booker_email"),
    memo: fieldValue(typed, "memo"),
    residence_country: hotel.questions.includes("residence") ? fieldValue(typed, "residence_country") : "",
    arrival_time: hotel.questions.includes("arrival_time") ? fieldValue(typed, "arrival_time") : "",
    company_reg_number: fieldValue(typed, "company_reg_number"),
    company_name: fieldValue(typed, "company_name"),
    ...(vendor === undefined ? {} : { payment_vendor: vendor as NonNullable<OrderPayload["payment_vendor"]> }),
    pay_amount: shown.pay_amount,
    ...(shown.quote === null ? {} : { quote: shown.quote }),
  };
}
