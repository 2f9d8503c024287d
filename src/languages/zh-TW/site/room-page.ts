/** Words of a room's own page. The master: every other language has exactly these keys. */
export const roomPage = {
  bath: "衛浴",
  book: "訂這間房",
  /** Under the "from" price. */
  lowest: "未來 30 天的每晚最低價。",
  one_night_prices: (currency: string) => `${currency}，只住一晚的最低價`,
  choose_night: "點選日期，就從那一晚開始訂房。",
  all_facilities: (count: number) => `全部 ${count} 項設備`,
  house_adds: "住在這裡，也能享用",
  /** Where the owner's own title of these pages names no room: a pitch, a house, a boat. */
  any_place: {
    book_now: "立即預訂",
    search_rooms: "查詢空位",
    prices_by_day: "每日價格",
    see_days: "看日期與價格",
    choose_night: "點選日期，就從那一晚開始預訂。",
    view_room: "看介紹",
    room_facilities: "設備",
    other_rooms: "其他選擇",
    room_photos: "照片",
    room_count: "數量",
    room_size: "面積",
    book: "訂這裡",
    all_facilities: (count: number) => `全部 ${count} 項設備`,
  },
};

export type RoomPageWords = typeof roomPage;
