/** Rail reservations that are paid with an order: what they are called and cost, and whether this order may have them. */
import { RAIL_WORDS } from "#languages/languages.ts";
import { countPassengers, type Passengers, type Ride, ridesPrice } from "#rules/rail/fares.ts";
import { packageProblem, type PackageTerms, passengerProblem } from "#rules/rail/rail-package.ts";
import { passengersOf, ticketCount } from "#rules/rail/rail-refund.ts";
import { sum } from "#rules/money/money.ts";
import { railDay, stationName } from "#rules/rail/stations.ts";
import { LANGUAGES, type Texts } from "#rules/text/language.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Cart } from "#server/orders/price/cart.ts";
import type { PricedAttachment } from "#server/orders/price/find-attachments.ts";
import { contactOf } from "#server/rail/own-reservation.ts";
import { findReservation, lockReservation, type Reservation } from "#server/rail/rail-store.ts";
import { openRail } from "#server/rail/read-rail-terms.ts";
import { isSame } from "#server/security/secrets.ts";

const MOST_TICKETS = 10;

/** What of a cart decides about its tickets. */
export type RailCart = Pick<
  Cart,
  "rail" | "rail_choice" | "booker_email" | "start" | "end" | "party" | "pay_way" | "pay_option"
>;

/** With `lock`, no other order can take them before this transaction ends. `had`: tickets that the order has already. */
export async function findRailItems(
  query: Query,
  context: RequestContext,
  cart: RailCart,
  { lock, had = 0 }: { lock: boolean; had?: number },
): Promise<PricedAttachment[]> {
  const { rail_choice: choice } = cart;
  if (cart.rail.length === 0 && choice === null) return [];
  const { terms } = await openRail(query, context, ["rail_item_list"]);
  // Tickets are bought as soon as the order is confirmed: it must be paid for by then.
  if (cart.pay_way !== "credit_card" && cart.pay_way !== "remittance")
    throw new Refusal("RAIL_NEEDS_PAYMENT", ["pay_way"]);
  if (cart.pay_option === "part") throw new Refusal("RAIL_NEEDS_PAYMENT", ["pay_option"]);
  const read = lock ? lockReservation : findReservation;
  const found: Reservation[] = [];
  for (const [index, booking_number] of cart.rail.entries()) {
    const field = `rail_item_list.${index}.booking_number`;
    const reservation = await read(query, context.hotel.hotel_id, booking_number);
    assertOwn(reservation, cart, context, field);
    const problem = cart.party && passengerProblem(terms, passengersOf(reservation), cart.party);
    if (problem) throw new Refusal(problem, [field]);
    found.push(reservation);
  }
  const tickets = had + sum(found.map(ticketCount));
  if (tickets > MOST_TICKETS) throw new Refusal("RAIL_PASSENGERS", ["rail_item_list"]);
  const wished = choice === null ? [] : [wishedItem(choice, terms, cart, context.now)];
  return [...found.map(itemOf), ...wished];
}

/** Not reserved yet: the price that reserving it now would fix. Trains and seats are looked at then. */
function wishedItem(
  choice: NonNullable<Cart["rail_choice"]>,
  terms: PackageTerms,
  { start, end, party }: RailCart,
  now: Date,
): PricedAttachment {
  const { rides } = choice;
  const people = passengersOf({ ...choice, price: 0 });
  const stay = { check_in_day: start, check_out_day: end };
  const problem = packageProblem(terms, stay, rides, railDay(now));
  if (problem) throw new Refusal(problem.code, [`rail_choice.${problem.field}`]);
  const wrong = party && passengerProblem(terms, people, party);
  if (wrong) throw new Refusal(wrong, ["rail_choice.adult_count"]);
  return { ...railItem(rides, people, ridesPrice(rides, people)), item_number: "", time: "" };
}

function assertOwn(
  reservation: Reservation | null,
  cart: RailCart,
  context: RequestContext,
  field: string,
): asserts reservation is Reservation {
  const isOwn =
    reservation && cart.booker_email && isSame(reservation.contact_key, contactOf(context, cart.booker_email));
  if (!isOwn || reservation.order_id !== null) throw new Refusal("RAIL_UNAVAILABLE", [field]);
  const { state, expires_at, check_in_day, check_out_day } = reservation;
  if (state !== "reserved" || !expires_at || expires_at <= context.now) throw new Refusal("RAIL_OVER", [field]);
  if (check_in_day !== cart.start || check_out_day !== cart.end) throw new Refusal("RAIL_DATES", [field]);
}

function itemOf(reservation: Reservation): PricedAttachment {
  const { booking_number, rides, price } = reservation;
  const item = railItem(rides, passengersOf(reservation), price);
  return { ...item, item_number: booking_number, time: rides[0]!.departure_time };
}

/** One piece, whatever the number of its tickets: it is bought, changed and given back as a whole. */
function railItem(
  rides: readonly Ride[],
  people: Passengers,
  price: number,
): Omit<PricedAttachment, "item_number" | "time"> {
  return {
    item_name: nameOf(rides, people),
    item_type: "rail",
    unit: {},
    quantity: 1,
    price,
    date: rides[0]!.date,
    days: 1,
    room_class_id: null,
    change_until: null,
  };
}

function nameOf(rides: readonly Ride[], passengers: Passengers): Texts {
  const [first] = rides;
  const tickets = rides.length * countPassengers(passengers);
  return Object.fromEntries(
    LANGUAGES.map((lang) => {
      const words = RAIL_WORDS[lang];
      const name = rides.length === 2 ? words.round_trip : words.one_way;
      const [from, to] = [stationName(first!.depart_station, lang), stationName(first!.arrive_station, lang)];
      return [lang, name(from, to, tickets)];
    }),
  );
}
