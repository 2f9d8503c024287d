import type { RoomPageWords } from "#languages/zh-TW/site/room-page.ts";

export const roomPage: RoomPageWords = {
  bath: "Bathroom",
  book: "Book this room",
  lowest: "The lowest price of the next 30 days.",
  one_night_prices: (currency) => `${currency}, lowest price for a single night`,
  choose_night: "Choose a night to book from that day.",
  all_facilities: (count) => `All ${count} facilities of this room`,
  house_adds: "The house adds",
  any_place: {
    book_now: "Book now",
    search_rooms: "Check availability",
    prices_by_day: "Prices by day",
    see_days: "Dates and prices",
    choose_night: "Choose a night to book from that day.",
    view_room: "View details",
    room_facilities: "What’s here",
    other_rooms: "More to choose from",
    room_photos: "Photos",
    room_count: "How many",
    room_size: "Size",
    book: "Book this one",
    all_facilities: (count) => `All ${count} facilities`,
  },
};
