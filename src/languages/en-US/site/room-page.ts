import type { RoomPageWords } from "#languages/zh-TW/site/room-page.ts";

export const roomPage: RoomPageWords = {
  bath: "Bathroom",
  book: "Book this room",
  lowest: "The lowest price in the next 30 days.",
  one_night_prices: (currency) => `${currency}, lowest price for a single night`,
  choose_night: "Choose your first night to start booking.",
  all_facilities: (count) => `All ${count} amenities in this room`,
  house_adds: "Also at the property",
};
