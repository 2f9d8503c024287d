import type { RoomPageWords } from "#languages/zh-TW/site/room-page.ts";

export const roomPage: RoomPageWords = {
  bath: "浴室",
  book: "この部屋を予約する",
  lowest: "今後30日間でいちばんお得な一泊料金です。",
  one_night_prices: (currency) => `${currency}・1泊のみの最低料金`,
  choose_night: "日付を選ぶと、その日からの予約に進みます。",
  all_facilities: (count) => `設備をすべて見る（${count}点）`,
  house_adds: "館内でも、ゆっくりと",
  any_place: {
    book_now: "今すぐ予約",
    search_rooms: "空き状況を検索",
    prices_by_day: "日ごとの料金",
    see_days: "日程と料金を見る",
    choose_night: "日付を選ぶと、その日からの予約に進みます。",
    view_room: "詳しく見る",
    room_facilities: "設備",
    other_rooms: "ほかの選択肢",
    room_photos: "写真",
    room_count: "数",
    room_size: "広さ",
    book: "ここを予約する",
    all_facilities: (count) => `設備をすべて見る（${count}点）`,
  },
};
