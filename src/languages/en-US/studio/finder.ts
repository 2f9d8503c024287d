import type { FinderWords } from "#languages/zh-TW/studio/finder.ts";

export const words: FinderWords = {
  label: "Find or go to",
  with_orders: "Booking number, name, phone, room or screen",
  without_orders: "Room, promotion, news or screen",
  screens: "Screens",
  orders: "Bookings",
  content: "Content and plans",
  nothing: (text) => `Nothing found for “${text}”`,
  hint: "↑ ↓ to choose, Enter to open, Esc to close",
  count: (count) => (count === 1 ? "1 result" : `${count} results`),
  arriving: (day) => `Arriving ${day}`,
  kinds: {
    room: "Room",
    facility: "Facility",
    promotion: "Promotion",
    announcement: "News",
    attraction: "Nearby",
    plan: "Rate plan",
  },
};
