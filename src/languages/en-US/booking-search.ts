import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import { asOne } from "#rules/text/as-one.ts";

const counted = (count: number, one: string, many: string) => asOne(`${count} ${count === 1 ? one : many}`);

export const partyOf = (adults: number, children: number) =>
  [counted(adults, "adult", "adults"), ...(children > 0 ? [counted(children, "child", "children")] : [])].join(" and ");

export const bookingSearch: BookingSearchWords = {
  stay_changed: {
    past: (from, to) => `Those dates have passed, so we’re showing ${from} to ${to}.`,
    reversed: (from, to) => `Check-out has to be after check-in, so we’re showing ${from} to ${to}.`,
    too_long: (nights, from, to) => `A stay can be ${nights} nights at most, so we’re showing ${from} to ${to}.`,
    unreadable: (from, to) => `We couldn’t read those dates, so we’re showing ${from} to ${to}.`,
    guests: (guests, rooms, adults, children) =>
      `You can search for 1–${rooms} rooms, 1–${adults} adults and 0–${children} children, so we’re showing results for ${guests}.`,
    longest: (nights) => `Stays of up to ${nights} nights`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "We can’t sleep your whole group on these dates",
      ANOTHER_MIX: "Your group fits in a different combination of rooms",
      NOT_ON_SALE_YET: "These dates can’t be booked yet",
      SOLD_OUT: "Sold out for these dates",
      CLOSED: "These dates can’t be booked",
      OTHER_STAY: "Available, but not for these exact dates",
      NO_COTS: "Not enough cots",
      ON_REQUEST: "Your group needs an extra bed",
      AGES_NEEDED: "Please add your children’s ages",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `One room isn’t enough for ${partyOf(adults, children)} on these dates.`
        : `No room type has ${rooms} rooms available on these dates that are enough for ${partyOf(adults, children)}.`,
    not_on_sale: (day) => `The last night you can book now is ${day}.`,
    nothing_on_sale: "No dates can be booked at the moment. Please contact us.",
    sold_out: (from, to) => `All our rooms are booked from ${from} to ${to}.`,
    closed: (from, to) => `We aren’t taking bookings from ${from} to ${to}.`,
    other_stay: (from, to) =>
      `Rooms are available between ${from} and ${to}, but only for a different length of stay or with a different check-in date.`,
    no_cots: (count) => `We can’t provide ${counted(count, "cot", "cots")} in your rooms on these dates.`,
    on_request:
      "We need to confirm extra beds first, so this stay can’t be booked online. Please contact us, or choose a different combination of rooms.",
    without_cots: "See rooms without a cot",
    rooms_for: (guests) => `See rooms for ${counted(guests, "guest", "guests")}`,
    ask: "Call us, and we’ll see what we can do.",
    latest: "The latest dates you can book",
    see_latest: (from, to) => `See ${from} – ${to}`,
    longer: "A longer stay",
    meals_of: (room, meals) => `${room}: ${meals}`,
    accessible:
      "Includes a wheelchair-accessible room, because the other available rooms can’t sleep your whole group.",
  },
  families: {
    ages: "Children’s ages",
    age_of: (child) => `Age of child ${child}`,
    room_of: (child) => `Child ${child}’s room`,
    choose: "Choose",
    under_one: "Under 1",
    years: (age) => (age === 1 ? "1 year" : `${age} years`),
    in_room: (room) => `Room ${room}`,
    cots: "Cots",
    cots_for: (age) => `For children up to ${age}`,
    no_cot: "None",
    needed: "Please choose each child’s age.",
    ask: "Our prices depend on children’s ages. Tell us, and we’ll show you the price for your whole group.",
    ask_title: { one: "How old is your child?", more: "How old are your children?" },
    show_prices: "Show prices",
    unreadable: "We couldn’t read the children’s ages in this link. Please enter them again, from 0 to 17.",
    more: "Children and extra guests",
    party: (total, rooms) => `${total} for your whole group in ${rooms} rooms`,
    included: (ages) => `${ages.length === 1 ? "Child" : "Children"} (${ages.join(", ")}): included in the price`,
    plus: (amount) => `+${amount}`,
    within: (amount) => `${amount} included`,
    on_request: "Your group needs an extra bed, which we have to confirm first. It can’t be booked online.",
    adults_few: (rooms, adults) =>
      `You’ve chosen ${rooms} rooms for ${counted(adults, "adult", "adults")}. Every room needs at least one adult: add an adult or remove a room.`,
    adults_to: (adults) => `Make it ${counted(adults, "adult", "adults")}`,
    rooms_differ: (searched, chosen) =>
      `You searched for ${counted(searched, "room", "rooms")} and have chosen ${chosen}.`,
    keep_rooms: (rooms) => `Keep ${counted(rooms, "room", "rooms")}`,
    free: "Free",
    line: (label, count) => (count > 1 ? `${label} × ${count}` : label),
  },
  unavailable: {
    closed: "Closed on these dates",
    not_on_sale: "Can’t be booked yet for these dates",
    other_stay: "Only for a different length of stay or check-in date",
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
  placed_title: "Your booking has been placed",
  unpaid_title: (left) => `Not paid yet: ${left} left`,
  unpaid: (order_doc) => `We’re holding booking ${order_doc} for you until then. It’s confirmed once you’ve paid.`,
  unpaid_over_title: "The payment deadline has passed",
  unpaid_over: (order_doc) => `Booking ${order_doc} wasn’t paid in time, so we’re no longer holding it for you.`,
};
