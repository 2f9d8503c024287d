import type { RoomPageWords } from "#languages/zh-TW/site/room-page.ts";

export const roomPage: RoomPageWords = {
  bath: "卫浴",
  book: "订这间房",
  lowest: "未来 30 天的每晚最低价。",
  one_night_prices: (currency) => `${currency}，只住一晚的最低价`,
  choose_night: "点选日期，就从那一晚开始预订。",
  all_facilities: (count) => `全部 ${count} 项设施`,
  house_adds: "住在这里，也能享用",
  any_place: {
    book_now: "立即预订",
    search_rooms: "查询空位",
    prices_by_day: "每日价格",
    see_days: "看日期与价格",
    choose_night: "点选日期，就从那一晚开始预订。",
    view_room: "查看介绍",
    room_facilities: "设施",
    other_rooms: "其他选择",
    room_photos: "照片",
    room_count: "数量",
    room_size: "面积",
    book: "预订这里",
    all_facilities: (count) => `全部 ${count} 项设施`,
  },
};
