import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import { dayRules, holidays } from "#languages/en-US/day-rules.ts";
import { asOne } from "#rules/text/as-one.ts";

const counted = (count: number, one: string, many: string) => asOne(`${count} ${count === 1 ? one : many}`);

export const calendar: CalendarWords = {
  title: "Choose your dates",
  close: "Close without changing dates",
  lowest_per_night: (currency) => `${currency}, lowest price per night`,
  cheapest: "Lowest of the month",
  next_available: "Next available",
  none_available: "No more nights are available in this calendar.",
  previous_month: "Previous month",
  next_month: "Next month",
  loading: "Loading prices…",
  failed: "We can’t show prices right now. You can still choose your dates.",
  retry: "Try again",
  day: {
    priced: (day, price) => `${day}, lowest price ${price}`,
    cheapest: (day, price) => `${day}, lowest price ${price}, lowest of the month`,
    sold_out: (day) => `${day}, not available`,
    leave_only: (day) => `${day}, check-out only`,
    arrival: (day) => `${day}, your check-in`,
    departure: (day) => `${day}, your check-out`,
    ...dayRules,
  },
  choose_arrival: "Choose your check-in date",
  choose_departure: "Choose your check-out date",
  arrival: (day) => `Check-in: ${day}`,
  stay: (arrival, departure) => `${arrival} – ${departure}`,
  nights: (count) => counted(count, "night", "nights"),
  nights_from: (count, price) => `${counted(count, "night", "nights")}, from ${price}`,
  done: "Done",
  note: {
    sold_out: (day) => `You can’t arrive on ${day}. Please choose another check-in date.`,
    crosses: (day) => `The night of ${day} isn’t available, so your stay can’t include it.`,
    too_long: (nights) => `A stay can be ${nights} nights at most.`,
    no_arrival: (day) => `Check-in isn’t possible on ${day}. Please choose another check-in date.`,
    least: (nights) => `If you check in on this day, the minimum stay is ${nights} nights.`,
  },
  holiday: holidays,
  guests: {
    title: "Rooms and guests",
    close: "Close without changing guests",
    rooms: { label: "Rooms", less: "Remove one room", more: "Add one room" },
    adults: { label: "Adults", less: "Remove one adult", more: "Add one adult" },
    children: { label: "Children", less: "Remove one child", more: "Add one child" },
    needs_rooms: (most, adults, rooms) =>
      `Our rooms sleep up to ${counted(most, "adult", "adults")}; ${adults} adults need at least ${rooms} rooms.`,
    done: (people) => `Find rooms for ${counted(people, "guest", "guests")}`,
  },
};
