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
};
