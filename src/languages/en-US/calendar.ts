import type { CalendarWords } from "#languages/zh-TW/calendar.ts";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const calendar: CalendarWords = {
  title: "Choose your dates",
  close: "Close and keep the dates as they were",
  lowest_per_night: (currency) => `${currency}, lowest price per night`,
  cheapest: "Lowest of the month",
  next_available: "Next available",
  none_available: "There are no more free nights in this calendar.",
  previous_month: "Previous month",
  next_month: "Next month",
  loading: "Loading prices…",
  failed: "Prices can’t be shown right now. You can still choose dates.",
  retry: "Retry",
  day: {
    priced: (day, price) => `${day}, lowest price ${price}`,
    cheapest: (day, price) => `${day}, lowest price ${price}, lowest of the month`,
    sold_out: (day) => `${day}, sold out`,
    leave_only: (day) => `${day}, sold out; you can leave on this day`,
    arrival: (day) => `${day}, your check-in`,
    departure: (day) => `${day}, your check-out`,
  },
  choose_arrival: "Choose your check-in date",
  choose_departure: "Choose your check-out date",
  arrival: (day) => `Check-in: ${day}`,
  stay: (arrival, departure) => `${arrival} – ${departure}`,
  nights: (count) => counted(count, "night", "nights"),
  nights_from: (count, price) => `${counted(count, "night", "nights")}, from ${price}`,
  done: "Done",
  note: {
    sold_out: (day) => `${day} is sold out. Please choose another check-in date.`,
    crosses: (day) => `The night of ${day} is sold out, so a stay can’t include it.`,
    too_long: (nights) => `A stay can be ${nights} nights at most.`,
  },
  guests: {
    title: "Rooms and guests",
    close: "Close and keep the guests as they were",
    rooms: { label: "Rooms", less: "One room fewer", more: "One room more" },
    adults: { label: "Adults", less: "One adult fewer", more: "One adult more" },
    children: { label: "Children", less: "One child fewer", more: "One child more" },
    needs_rooms: (most, adults, rooms) =>
      `A room here sleeps ${counted(most, "adult", "adults")} at most: ${adults} adults need ${rooms} rooms.`,
    done: (people) => `Find rooms for ${counted(people, "guest", "guests")}`,
  },
};
