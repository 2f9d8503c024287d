import type { BookingResultsWords } from "#languages/zh-TW/booking-results.ts";

export const bookingResults: BookingResultsWords = {
  sort: {
    label: "並び順",
    recommended: "おすすめ順",
    price: "料金の安い順",
    size: "広い順",
    apply: "適用",
  },
  by_night: {
    open: "1泊ごとの料金",
    of: (room, plan) => `（${room}、${plan}）`,
  },
};
