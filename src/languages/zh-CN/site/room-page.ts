import type { RoomPageWords } from "#languages/zh-TW/site/room-page.ts";

export const roomPage: RoomPageWords = {
  bath: "卫浴",
  book: "订这间房",
  lowest: "未来 30 天的每晚最低价。",
  lowest_longer: "未来 30 天的每晚最低价，可能需连住数晚。",
  one_night: (price) => `一晚 ${price} 起`,
  one_night_prices: (currency) => `${currency}，只住一晚的最低价`,
  choose_night: "点选日期，就从那一晚开始预订。",
  all_facilities: (count) => `全部 ${count} 项设施`,
  house_adds: "住在这里，也能享用",
};
