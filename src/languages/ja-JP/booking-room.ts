/** Words of the booking page: one room, on its card and on its sheet. */
import type { bookingRoom as master } from "#languages/zh-TW/booking-room.ts";

export const bookingRoom: typeof master = {
  facilities: (count) => `設備をすべて見る（${count}件）`,
  pictures: (room) => `${room}の写真`,
  previous: "前の写真",
  next: "次の写真",
  plans: "プラン",
  more_plans: (count) => `ほか${count}件のプラン`,
  best: "ご人数にいちばん合うお部屋",
  /** Marks the room from whose page the guest comes. */
  looked_at: "先ほどご覧のお部屋",
  look: "写真と詳細を見る",
  look_named: (room) => `写真と詳細を見る：${room}`,
  all_rooms: "お部屋一覧",
  amenities: "客室設備",
  listed: (items) => items.join("、"),
  picture: (index, count) => `${count}枚中${index}枚目`,
  open_picture: (alt) => `写真を拡大：${alt}`,
  from: (price) => `${price}から`,
  to_plans: "プランを選ぶ",
  change_stay: "日程・人数を変更",
  more_rooms: "ほかのお部屋も選ぶ",
  to_booking: "ご予約内容に戻る",
};
