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
};

export type RoomPageWords = typeof roomPage;
