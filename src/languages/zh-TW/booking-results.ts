/** Words of the booking page's results: their order, and what is behind a price. zh-TW is the master. */
import { partyOf } from "#languages/zh-TW/booking-search.ts";

export const bookingResults = {
  sort: {
    label: "排序",
    recommended: "推薦",
    price: "價格低到高",
    size: "面積大到小",
    apply: "套用",
  },
  by_night: {
    open: "每晚價格",
    of: (room: string, plan: string) => `（${room}，${plan}）`,
  },
  nearby: {
    open: "看前後三天的價格",
    title: (nights: number) => `前後三天，同樣住 ${nights} 晚`,
    none: "無空房",
    yours: "您的日期",
    same_weekdays: "換一週，星期不變",
    close: "收起",
  },
  capacity: {
    /** Word for word as on the room's page: one room, several, a whole house. */
    of: (people: number, children: number) =>
      children > 0 ? `${people} 位成人＋${children} 位兒童` : `最多入住 ${people} 人`,
    with_extra_beds: (capacity: string) => `${capacity}（含加床）`,
    each: (capacity: string) => `每間${capacity}，人數較多時請加訂客房，或選擇較大的客房。`,
    too_few: (party: string, capacity: string) => `已選的客房住不下 ${party}。已選客房合計：${capacity}。`,
    too_few_stop: (party: string, capacity: string) =>
      `已選的客房住不下 ${party}。已選客房合計：${capacity}。請加訂客房或調整人數，再繼續下一步。`,
    too_many: (party: string, capacity: string) => `這段日期的空房住不下 ${party}。所有空房合計：${capacity}。`,
    party: partyOf,
    room: (nth: number, party: string) => `第 ${nth} 間：${party}`,
    divide: "調整每間客房的成人人數",
    adults_of: (nth: number, room: string) => `第 ${nth} 間（${room}）的成人`,
    fewer_adults: (nth: number) => `第 ${nth} 間少一位成人`,
    more_adults: (nth: number) => `第 ${nth} 間多一位成人`,
    choose: (count: number) => `選擇 ${count} 間`,
    choose_named: (count: number, room: string, plan: string) => `選擇 ${count} 間${room}，${plan}`,
  },
};

export type BookingResultsWords = typeof bookingResults;
