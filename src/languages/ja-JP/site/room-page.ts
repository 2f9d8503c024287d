import type { RoomPageWords } from "#languages/zh-TW/site/room-page.ts";

export const roomPage: RoomPageWords = {
  bath: "浴室",
  book: "この部屋を予約する",
  lowest: "今後30日間でいちばんお得な一泊料金です。",
  one_night_prices: (currency) => `${currency}・1泊のみの最低料金`,
  choose_night: "日付を選ぶと、その日からの予約に進みます。",
  all_facilities: (count) => `設備をすべて見る（${count}点）`,
  house_adds: "館内でも、ゆっくりと",
};
