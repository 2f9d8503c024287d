import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import { asOne } from "#rules/text/as-one.ts";

const counted = (count: number, one: string, many: string) => asOne(`${count} ${count === 1 ? one : many}`);

export const partyOf = (adults: number, children: number) =>
  [counted(adults, "adult", "adults"), ...(children > 0 ? [counted(children, "child", "children")] : [])].join(" and ");

export const bookingSearch: BookingSearchWords = {
  stay_changed: {
    past: (from, to) => `The dates you asked for are over. We show ${from} to ${to} instead.`,
    reversed: (from, to) => `Check-out has to be after check-in. We show ${from} to ${to} instead.`,
    too_long: (nights, from, to) => `A stay can be ${nights} nights at most. We show ${from} to ${to} instead.`,
    unreadable: (from, to) => `We can’t read these dates. We show ${from} to ${to} instead.`,
    guests: (guests, rooms, adults, children) =>
      `You can search for 1–${rooms} rooms, 1–${adults} adults and 0–${children} children. We show ${guests} instead.`,
    longest: (nights) => `Stays of up to ${nights} nights`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "Our free rooms don’t sleep your whole group",
      ANOTHER_MIX: "Your group fits in another mix of rooms",
      NOT_ON_SALE_YET: "These dates are not on sale yet",
      SOLD_OUT: "Sold out for these dates",
      CLOSED: "These dates can’t be booked",
      OTHER_STAY: "Free, but not for this stay",
      NO_COTS: "No cots left",
      ON_REQUEST: "An extra bed that we confirm first",
      AGES_NEEDED: "Your children’s ages are missing",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `No single room free on these dates sleeps ${partyOf(adults, children)}.`
        : `No room type has ${rooms} rooms free on these dates that together sleep ${partyOf(adults, children)}.`,
    not_on_sale: (day) => `The last night you can book now is ${day}.`,
    nothing_on_sale: "No dates are on sale at the moment. Please contact us.",
    sold_out: (from, to) => `All our rooms are taken from ${from} to ${to}.`,
    closed: (from, to) => `We take no bookings from ${from} to ${to}.`,
    other_stay: (from, to) =>
      `Rooms are free from ${from} to ${to}, but only with another number of nights or another check-in date.`,
    no_cots: (count) => `On these dates we can’t put ${counted(count, "cot", "cots")} in your rooms.`,
    on_request:
      "To sleep all of you we would add a bed, and we confirm that first, so it can’t be booked online. Please contact us, or choose another mix of rooms.",
    without_cots: "See rooms without a cot",
    rooms_for: (guests) => `See rooms for ${counted(guests, "guest", "guests")}`,
    ask: "Call us, and we will see what we can do.",
    latest: "The latest dates on sale",
    see_latest: (from, to) => `See ${from} – ${to}`,
    longer: "A longer stay",
    meals_of: (room, meals) => `${room}: ${meals}`,
    accessible: "With a wheelchair-accessible room: the other free rooms don’t sleep your whole group.",
  },
  families: {
    ages: "Children’s ages",
    age_of: (child) => `Age of child ${child}`,
    room_of: (child) => `Room of child ${child}`,
    choose: "Choose",
    under_one: "Under 1",
    years: (age) => (age === 1 ? "1 year" : `${age} years`),
    in_room: (room) => `Room ${room}`,
    cots: "Cots",
    cots_for: (age) => `For children up to ${age}`,
    no_cot: "None",
    needed: "Please choose each child’s age.",
    ask: "Prices depend on age here. Tell us, and you will see the price for all of you.",
    ask_title: { one: "How old is your child?", more: "How old are your children?" },
    show_prices: "Show prices",
    unreadable: "We can’t read the children’s ages in this link (0 to 17 years). Please enter them again.",
    more: "Children and extra guests",
    party: (total, rooms) => `${total} for all of you in ${rooms} rooms`,
    included: (ages) => `${ages.join(", ")}: included in the price`,
    plus: (amount) => `+${amount}`,
    within: (amount) => `${amount} included`,
    on_request: "Your group would need an extra bed, which we confirm first. It is not sold online.",
    adults_few: (rooms, adults) =>
      `You have chosen ${rooms} rooms for ${counted(adults, "adult", "adults")}. Every room needs an adult: add an adult or remove a room.`,
    adults_to: (adults) => `Make it ${counted(adults, "adult", "adults")}`,
    rooms_differ: (searched, chosen) =>
      `You searched for ${counted(searched, "room", "rooms")} and have now chosen ${chosen}.`,
    keep_rooms: (rooms) => `Keep ${counted(rooms, "room", "rooms")}`,
    free: "Free",
    line: (label, count) => (count > 1 ? `${label} × ${count}` : label),
  },
  unavailable: {
    closed: "Closed on these dates",
    not_on_sale: "Not on sale for these dates",
    other_stay: "Only with another number of nights or check-in date",
  },
  extra_day: {
    any: (day) => `${day}`,
    morning: (day) => `${day}, morning`,
    evening: (day) => `${day}, evening`,
    night: (day) => `Night of ${day}`,
    arrival: (day) => `${day}, arrival`,
    departure: (day) => `${day}, departure`,
  },
  extra_left: (count) => `${count} left`,
  placed_title: "Your order is placed",
  unpaid_title: (left) => `Not paid yet: ${left} left`,
  unpaid: (order_doc) => `Order ${order_doc} is held for you until then. Your booking is confirmed once you have paid.`,
  unpaid_over_title: "The time to pay is over",
  unpaid_over: (order_doc) => `Order ${order_doc} was not paid in time and is no longer held for you.`,
};
