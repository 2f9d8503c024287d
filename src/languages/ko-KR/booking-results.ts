import type { BookingResultsWords } from "#languages/zh-TW/booking-results.ts";

export const bookingResults: BookingResultsWords = {
  sort: {
    label: "정렬",
    recommended: "추천순",
    price: "낮은 가격순",
    size: "넓은 객실순",
    apply: "적용",
  },
  by_night: {
    open: "1박별 요금",
    of: (room, plan) => `(${room}, ${plan})`,
  },
};
