import type { RoomPageWords } from "#languages/zh-TW/site/room-page.ts";

export const roomPage: RoomPageWords = {
  bath: "卫浴",
  book: "订这间房",
  lowest: "未来 30 天的每晚最低价。",
  one_night_prices: (currency) => `${currency}，只住一晚的最低价`,
  choose_night: "点选日期，就从那一晚开始预订。",
  all_facilities: (count) => `全部 ${count} 项设施`,
  house_adds: "住在这里，也能享用",
};
