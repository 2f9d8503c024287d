import { partyOf } from "#languages/zh-CN/booking-search.ts";
import type { BookingResultsWords } from "#languages/zh-TW/booking-results.ts";

export const bookingResults: BookingResultsWords = {
  sort: {
    label: "排序",
    recommended: "推荐",
    price: "价格从低到高",
    size: "面积从大到小",
    apply: "应用",
  },
  by_night: {
    open: "每晚价格",
    of: (room, plan) => `（${room}，${plan}）`,
  },
  nearby: {
    open: "查看前后三天的价格",
    title: (nights) => `前后三天，同样住 ${nights} 晚`,
    none: "无空房",
    yours: "您的日期",
    same_weekdays: "换一周，星期不变",
    close: "收起",
  },
  capacity: {
    of: (people, children) => (children > 0 ? `${people} 位成人＋${children} 位儿童` : `最多入住 ${people} 人`),
    with_extra_beds: (capacity) => `${capacity}（含加床）`,
    each: (capacity) => `每间${capacity}，人数较多时请增加客房，或选择更大的房型。`,
    too_few: (party, capacity) => `已选客房住不下 ${party}。已选客房合计：${capacity}。`,
    too_few_stop: (party, capacity) =>
      `已选客房住不下 ${party}。已选客房合计：${capacity}。请增加客房或调整人数，再继续下一步。`,
    too_many: (party, capacity) => `所选日期的空房住不下 ${party}。所有空房合计：${capacity}。`,
    party: partyOf,
    room: (nth, party) => `第 ${nth} 间：${party}`,
    divide: "调整每间客房的成人人数",
    adults_of: (nth, room) => `第 ${nth} 间（${room}）的成人`,
    fewer_adults: (nth) => `第 ${nth} 间减少一位成人`,
    more_adults: (nth) => `第 ${nth} 间增加一位成人`,
    choose: (count) => `选择 ${count} 间`,
    choose_named: (count, room, plan) => `选择 ${count} 间${room}，${plan}`,
  },
};
