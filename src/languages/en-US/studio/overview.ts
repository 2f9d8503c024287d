import type { OverviewWords } from "#languages/zh-TW/studio/overview.ts";

export const words: OverviewWords = {
  hello: (name) => `Welcome to ${name}`,
  today: (day) => `Today, ${day}`,
  day_parts: {
    arrivals: "Arriving",
    departures: "Leaving",
    in_house: "Staying tonight",
    unpaid: "Awaiting payment",
    booked: "Booked today",
  },
  day_rooms: (rooms) => `${rooms} ${rooms === 1 ? "room" : "rooms"}`,
  arriving_today: "Arriving today",
  leaving_today: "Leaving today",
  nobody_arrives: "Nobody arrives today.",
  unpaid_arrivals: (orders) =>
    orders === 1 ? "1 booking for today awaits payment" : `${orders} bookings for today await payment`,
  nobody_leaves: "Nobody leaves today.",
  quiet_day: "A quiet day so far. When someone books, it shows here at once.",
  see_all: (count) => `See all ${count}`,
  site: "Your website",
  live: "Open to everyone",
  not_live: "Not open yet: only your team can see it",
  copy: "Copy address",
  copied: "Copied",
  facts: "About this property",
  role: "Your role",
  languages: "Website languages",
  currency: "Currency",
  time_there: "Local time",
  places: "Where to next",
};
