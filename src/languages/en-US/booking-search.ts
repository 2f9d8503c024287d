import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const bookingSearch: BookingSearchWords = {
  stay_changed: {
    past: (from, to) => `The dates you asked for are over. We show ${from} to ${to} instead.`,
    reversed: (from, to) => `Check-out has to be after check-in. We show ${from} to ${to} instead.`,
    too_long: (nights, from, to) => `A stay can be ${nights} nights at most. We show ${from} to ${to} instead.`,
    unreadable: (from, to) => `We can’t read these dates. We show ${from} to ${to} instead.`,
    guests: (guests) => `We can’t search for that number of guests. We show ${guests} instead.`,
    longest: (nights) => `Stays of up to ${nights} nights`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "Our free rooms don’t sleep your whole group",
      ANOTHER_MIX: "One room type is not enough",
      NOT_ON_SALE_YET: "These dates are not on sale yet",
      SOLD_OUT: "Sold out for these dates",
      CLOSED: "These dates can’t be booked",
      OTHER_STAY: "Free, but not for this stay",
    },
    too_many_adults: (adults, most) =>
      `Rooms are free on these dates, but together they sleep ${counted(most, "adult", "adults")}. You are ${counted(adults, "adult", "adults")}.`,
    too_many_guests: (guests, most) =>
      `Rooms are free on these dates, but together they sleep ${counted(most, "guest", "guests")}. You are ${counted(guests, "guest", "guests")}.`,
    another_mix: (guests) => `No single room type free on these dates takes ${guests}.`,
    not_on_sale: (day) => `The last night you can book now is ${day}.`,
    nothing_on_sale: "No dates are on sale at the moment. Please contact us.",
    sold_out: (from, to) => `All our rooms are taken from ${from} to ${to}.`,
    closed: (from, to) => `We take no bookings from ${from} to ${to}.`,
    other_stay: (from, to) =>
      `Rooms are free from ${from} to ${to}, but only with another number of nights or another check-in date.`,
    rooms_for: (guests) => `See rooms for ${counted(guests, "guest", "guests")}`,
    ask: "Call us, and we will see what we can do.",
    latest: "The latest dates on sale",
    see_latest: (from, to) => `See ${from} – ${to}`,
    longer: "A longer stay",
    meals_of: (room, meals) => `${room}: ${meals}`,
    accessible: "With a wheelchair-accessible room: the other free rooms don’t sleep your whole group.",
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
  },
  extra_left: (count) => `${count} left`,
  extra_gone: "None left on the days of your stay",
  too_few_stop: (guests, people) =>
    `You are ${counted(guests, "guest", "guests")}; the rooms chosen have beds for ${people}. Add a room or change the number of guests to go on.`,
  placed_title: "Your order is placed",
};
