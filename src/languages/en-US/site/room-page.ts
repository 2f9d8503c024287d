import type { RoomPageWords } from "#languages/zh-TW/site/room-page.ts";

export const roomPage: RoomPageWords = {
  bath: "Bathroom",
  book: "Book this room",
  lowest: "The lowest price of the next 30 days.",
  one_night_prices: (currency) => `${currency}, lowest price for a single night`,
  choose_night: "Choose a night to book from that day.",
  all_facilities: (count) => `All ${count} facilities of this room`,
  house_adds: "The house adds",
};
